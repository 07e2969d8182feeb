import { applyEdits } from '@slipway/deck';
import listeners from '../../../../../content/pitch/listeners.json' with { type: 'json' };
import { plainName } from '../../company-name.ts';
import { said } from '../case.ts';
import { type Draft, type SlideTopic, topicLabels } from './draft.ts';
import { type DeckParts, makeSlide } from './slides.ts';

const [slidesLeast, slidesMost] = [10, 12];
/** In the order in which they are shown. */
const topics = Object.keys(topicLabels) as SlideTopic[];

/** Ten to twelve slides. One that nothing is known for asks what to find out; a slide that may drop is dropped instead. */
export function makeDrafts(parts: DeckParts): readonly Draft[] {
  const { slides, moreSlides } = listeners[parts.of.audience];
  const listed = (list: string) =>
    list.split(' ').flatMap((one) => topics.find((topic) => topic === one) ?? []);
  const made = listed(slides).flatMap((topic) => makeSlide(topic, parts) ?? []);
  for (const topic of listed(moreSlides)) {
    const more = made.length < slidesMost ? makeSlide(topic, parts) : null;
    if (more !== null && (more.isOpen !== true || made.length < slidesLeast)) made.push(more);
  }
  const inOrder = made.toSorted((a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic));
  const { input, shown } = parts.of;
  const own = (text: string) => ({ text, evidence: [said('deck', text)] });
  return applyEdits(inOrder, input.assumptions ?? {}, { shown, plain: plainName, own });
}
