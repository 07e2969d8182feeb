import type { Section } from '../document/page.ts';
import type { Context } from './command.ts';

/** `section-`, the time, and random text. It grows until no other section has it. */
export function makeId(sections: readonly Section[], { nowMs, random }: Context): string {
  let id = `section-${nowMs}-${letters(random, 9)}`;
  while (sections.some((section) => section.id === id)) id += letters(random, 1);
  return id;
}

function letters(random: () => number, count: number): string {
  return Array.from({ length: count }, () => Math.floor(random() * 36).toString(36)).join('');
}
