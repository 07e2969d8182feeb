import { plainName } from '../../company-name.ts';
import { type Case, said } from '../case.ts';
import { type Draft, pointsOf } from './draft.ts';

/** What the founder changed in the deck: texts, order and what is left out, each an assumption of the run. */
export function applyEdits(of: Case, drafts: readonly Draft[]): readonly Draft[] {
  const edits = of.input.assumptions ?? {};
  const topicsIn = (key: string) => String(edits[key] ?? '').split(',');
  const [order, without] = [topicsIn('deck.order'), topicsIn('deck.without')];
  const place = ({ topic }: Draft, at: number) =>
    order.includes(topic) ? order.indexOf(topic) : order.length + at;
  return drafts
    .map((draft, at) => ({ draft: withTexts(of, draft), place: place(draft, at) }))
    .filter(({ draft }) => draft.topic === 'cover' || !without.includes(draft.topic))
    .toSorted((a, b) => a.place - b.place)
    .map(({ draft }) => draft);
}

/** What the founder wrote is no longer open. A text that is as we made it stays ours. */
function withTexts(of: Case, draft: Draft): Draft {
  const own = (part: string, made: string): string | null => {
    const text = of.input.assumptions?.[`slide.${draft.topic}${part}`];
    return typeof text !== 'string' || text === made ? null : text;
  };
  const { isOpen, ...rest } = draft;
  const points = rest.data.points ?? [];
  const made = Array.isArray(points) ? points.map(({ text = '' }) => of.shown(String(text))) : [];
  const title = plainName(own('', of.shown(draft.point.text)) ?? '');
  const list = own('.points', made.join('\n'));
  const body = own('.body', of.shown(String(rest.data.body ?? '')));
  const notes = own('.notes', rest.notes.map((note) => of.shown(note)).join(' '));
  const isOwn = title !== '' || list !== null || body !== null;
  return {
    ...rest,
    ...(isOpen && !isOwn && { isOpen }),
    point: title === '' ? draft.point : { text: title, evidence: [said('deck', title)] },
    data: {
      ...rest.data,
      ...(list !== null && pointsOf(list.split('\n').map(plainName).filter(Boolean))),
      ...(body !== null && { body: plainName(body) }),
    },
    notes: notes === null ? rest.notes : [plainName(notes)],
  };
}
