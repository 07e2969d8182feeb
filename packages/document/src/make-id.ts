import type { Context, Item } from './item.ts';

/** What it is (`section`), the time, and random text. It grows until no other item has it. */
export function makeId(what: string, items: readonly Item[], { nowMs, random }: Context): string {
  let id = `${what}-${nowMs}-${letters(random, 9)}`;
  while (items.some((item) => item.id === id)) id += letters(random, 1);
  return id;
}

function letters(random: () => number, count: number): string {
  return Array.from({ length: count }, () => Math.floor(random() * 36).toString(36)).join('');
}
