import type { Audience } from '../fields.ts';
import { applyEdits } from './apply-edits.ts';
import type { Draft, SlideTopic } from './draft.ts';
import { type DeckParts, makeSlide } from './slides.ts';

/** What each audience must see; behind the line what is shown where it is known, the most useful first. */
const outlines: Readonly<Record<Audience, string>> = {
  investor: 'cover problem product traction market model route rivals team ask | runway now edge',
  customer: 'cover problem product traction edge rivals model team now ask |',
  partner: 'cover problem product traction market route rivals model team ask | edge now',
  hire: 'cover problem product traction market rivals route team runway ask | now edge',
};
const order = 'cover problem product now traction market model edge rivals route team runway ask';
const slidesMost = 12;
const slidesLeast = 10;

/** Ten to twelve slides. One that nothing is known for asks what to find out; a slide that may drop is dropped instead. */
export function makeDrafts(parts: DeckParts): readonly Draft[] {
  const topics = outlines[parts.of.audience].split(' ');
  const bar = topics.indexOf('|');
  const [must, may] = [topics.slice(0, bar) as SlideTopic[], topics.slice(bar + 1) as SlideTopic[]];
  const made = must.flatMap((topic) => makeSlide(topic, parts) ?? []);
  for (const topic of may) {
    const more = made.length < slidesMost ? makeSlide(topic, parts) : null;
    if (more !== null && (more.isOpen !== true || made.length < slidesLeast)) made.push(more);
  }
  return applyEdits(
    parts.of,
    made.toSorted((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic)),
  );
}
