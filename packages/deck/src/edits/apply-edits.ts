import type { SlideDraft } from '../document/make-deck.ts';
import { nameEdit } from './name-edit.ts';

interface Words<Point> {
  /** A text as it is read on the slide. */
  readonly shown: (text: string) => string;
  /** What was typed, as a text may hold it. */
  readonly plain: (text: string) => string;
  /** A title of the founder's own. */
  readonly own: (title: string) => Point;
}
type Edits = Readonly<Record<string, unknown>>;

/** What `listEdits` named: texts, order and what is left out. The cover stays. */
export function applyEdits<D extends SlideDraft>(
  drafts: readonly D[],
  edits: Edits,
  words: Words<D['point']>,
): readonly D[] {
  const topicsIn = (key: string) => String(edits[key] ?? '').split(',');
  const [order, without] = [topicsIn('deck.order'), topicsIn('deck.without')];
  const place = ({ topic }: D, at: number) =>
    order.includes(topic) ? order.indexOf(topic) : order.length + at;
  return drafts
    .map((draft, at) => ({ draft: withTexts(draft, edits, words), place: place(draft, at) }))
    .filter(({ draft }) => draft.topic === 'cover' || !without.includes(draft.topic))
    .toSorted((a, b) => a.place - b.place)
    .map(({ draft }) => draft);
}

/** What the founder wrote is no longer open. A text that is as it was made stays as it is. */
function withTexts<D extends SlideDraft>(
  draft: D,
  edits: Edits,
  { shown, plain, own }: Words<D['point']>,
): D {
  const edit = (part: Parameters<typeof nameEdit>[1], made: string): string | null => {
    const text = edits[nameEdit(draft.topic, part)];
    return typeof text !== 'string' || text === made ? null : text;
  };
  const { isOpen, ...rest } = draft;
  const points = draft.data.points ?? [];
  const made = Array.isArray(points) ? points.map(({ text = '' }) => shown(String(text))) : [];
  const title = plain(edit(undefined, shown(draft.point.text)) ?? '');
  const list = edit('points', made.join('\n'));
  const body = edit('body', shown(String(draft.data.body ?? '')));
  const notes = edit('notes', draft.notes.map(shown).join(' '));
  const isOwn = title !== '' || list !== null || body !== null;
  return {
    ...(rest as D),
    ...(isOpen && !isOwn && { isOpen }),
    point: title === '' ? draft.point : own(title),
    data: {
      ...draft.data,
      ...(list !== null && {
        points: list
          .split('\n')
          .map(plain)
          .filter(Boolean)
          .map((text) => ({ text })),
      }),
      ...(body !== null && { body: plain(body) }),
    },
    notes: notes === null ? draft.notes : [plain(notes)],
  };
}
