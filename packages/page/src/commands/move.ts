import type { Section } from '../document/page.ts';

/** One place up (-1) or down (1); no effect at the ends or without a selection. */
export function move(sections: readonly Section[], id: string | null, direction: -1 | 1): readonly Section[] {
  const at = sections.findIndex((section) => section.id === id);
  const to = at + direction;
  const [moved, neighbour] = [sections[at], sections[to]];
  if (moved === undefined || neighbour === undefined) return sections;
  return sections.with(at, neighbour).with(to, moved);
}
