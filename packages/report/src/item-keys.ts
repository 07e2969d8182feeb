import type { BoxItem } from './block.ts';

/** What a founder changes in boxes are assumptions like any other, under these keys. */
export const itemKeys = {
  /** Its value is the id of the box it was moved to, or `struckBox`. */
  box: (itemId: string): string => `box:${itemId}`,
  /** Its value are the founder's words; an item that they added is named by its own key. */
  text: (itemId: string): string => (itemId.startsWith('own:') ? itemId : `text:${itemId}`),
  /** An item that the founder added to a box: the nth. */
  own: (boxId: string, nth: number): string => `own:${boxId}:${nth}`,
} as const;

export const struckBox = 'struck';
export const weightMax = 5;
/** As long as an assumption may be. */
export const itemTextMax = 200;

/** Those that were not struck out. */
export function withoutStruck(items: readonly BoxItem[]): readonly BoxItem[] {
  return items.filter(({ struck }) => struck !== true);
}
