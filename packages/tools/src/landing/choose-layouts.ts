import type { ChosenDesign } from './designs.ts';
import type { Content, PageDraft } from './draft.ts';
import type { PageInput } from './fields.ts';
import { seedOf } from './seed-of.ts';

/** A terminal, a phone, a drawing, a door, a masthead, a poster: what these open with is how one knows them. */
const asDrawn: ReadonlySet<ChosenDesign> = new Set([
  'console',
  'pocket',
  'teardown',
  'catalogue',
  'calm',
  'placard',
  'two-doors',
  'broadsheet',
  'marquee',
]);

/** Every other of a design opens in the middle, so that two of it are not alike. What the founder chose is as it was drawn. */
export function chooseLayouts(
  design: ChosenDesign,
  input: PageInput,
  { hero }: Content,
): NonNullable<PageDraft['layouts']> {
  const hasOwnMark = (hero?.mark ?? '') !== '' || (hero?.sides?.length ?? 0) > 0;
  const isCentred = (seedOf(input) >>> 13) % 2 === 1;
  if (input.design !== undefined || hasOwnMark || !isCentred || asDrawn.has(design)) return {};
  return { hero: 'centred', 'waitlist-form': 'card' };
}
