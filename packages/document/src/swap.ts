import type { Item } from './item.ts';

/** Two items change places. Without one of them, nothing happens. */
export function swap<T extends Item>(
  items: readonly T[],
  [one, other]: readonly [string, string],
): readonly T[] {
  const from = items.findIndex(({ id }) => id === one);
  const to = items.findIndex(({ id }) => id === other);
  const [first, second] = [items[from], items[to]];
  if (first === undefined || second === undefined || from === to) return items;
  return items.with(from, second).with(to, first);
}
