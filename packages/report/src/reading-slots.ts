import type { ReadingSlot } from './block.ts';

type Standing = ReadingSlot['standing'];

export const standingWords: Record<Standing, string> = {
  confirmed: 'confirmed by you',
  read: 'read from your text',
  unsure: 'read, not sure',
  open: 'not said',
};

/** The same in a file, which others read too. */
export const standingInFiles: Record<Standing, string> = {
  ...standingWords,
  confirmed: 'confirmed by the founder',
  read: 'read from the founder’s text',
};

/** What one slot is told from the others by. */
export const slotKey = ({
  field,
  part,
}: {
  readonly field: string;
  readonly part?: string | undefined;
}): string => (part === undefined ? field : `${field}:${part}`);

const ranks: Record<Standing, number> = { unsure: 0, open: 0, read: 1, confirmed: 1 };

/** What needs a look comes first; else in the order given. */
export function orderSlots(slots: readonly ReadingSlot[]): ReadingSlot[] {
  return [...slots].sort((a, b) => ranks[a.standing] - ranks[b.standing]);
}
