import type { Item } from './item.ts';

/** One place up (-1) or down (1); no effect at the ends or without a selection. */
export function move<T extends Item>(
  items: readonly T[],
  id: string | null,
  direction: -1 | 1,
): readonly T[] {
  const at = items.findIndex((item) => item.id === id);
  const to = at + direction;
  const [moved, neighbour] = [items[at], items[to]];
  if (moved === undefined || neighbour === undefined) return items;
  return items.with(at, neighbour).with(to, moved);
}

/** To a place counted from 0; beyond the ends is at the end. */
export function moveTo<T extends Item>(items: readonly T[], id: string | null, at: number): readonly T[] {
  const from = items.findIndex((item) => item.id === id);
  const to = Math.min(items.length - 1, Math.max(0, Math.trunc(at)));
  const moved = items[from];
  if (moved === undefined || Number.isNaN(to) || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, moved);
}
