import type { SlideDraft } from '../document/make-deck.ts';
import { isNumberPart } from '../slides/shapes.ts';
import { nameEdit } from './name-edit.ts';
import { listParts, partText, readPart } from './slide-parts.ts';

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
  const edit = (part: string | undefined, made: string): string | null => {
    const text = edits[nameEdit(draft.topic, part)];
    return typeof text !== 'string' || text === made ? null : text;
  };
  const { isOpen, source, ...rest } = draft;
  const title = plain(edit(undefined, shown(draft.point.text)) ?? '');
  const changed = listParts(draft.kind).flatMap(({ name }) => {
    const typed = edit(name, shown(partText(draft, name)));
    return typed === null ? [] : [{ name, data: readPart(draft, name, typed, plain) }];
  });
  const notes = edit('notes', draft.notes.map(shown).join(' '));
  return {
    ...(rest as D),
    ...(isOpen && title === '' && changed.length === 0 && { isOpen }),
    ...(source && !changed.some(({ name }) => isNumberPart(name)) && { source }),
    point: title === '' ? draft.point : own(title),
    data: Object.assign({}, draft.data, ...changed.map(({ data }) => data)),
    notes: notes === null ? draft.notes : [plain(notes)],
  };
}
