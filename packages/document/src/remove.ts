import type { Item } from './item.ts';

export function remove<T extends Item>(items: readonly T[], id: string | null): readonly T[] {
  return items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items;
}
