import type { Section } from '../document/page.ts';

/** One place up (-1) or down (1); no effect at the ends or without a selection. */
export function move(sections: readonly Section[], id: string | null, direction: -1 | 1): readonly Section[] {
  const at = sections.findIndex((section) => section.id === id);
  const to = at + direction;
  const [moved, neighbour] = [sections[at], sections[to]];
  if (moved === undefined || neighbour === undefined) return sections;
  return sections.with(at, neighbour).with(to, moved);
}

/** To a place counted from 0; beyond the ends is at the end. */
export function moveTo(sections: readonly Section[], id: string | null, at: number): readonly Section[] {
  const from = sections.findIndex((section) => section.id === id);
  const to = Math.min(sections.length - 1, Math.max(0, Math.trunc(at)));
  const moved = sections[from];
  if (moved === undefined || Number.isNaN(to) || from === to) return sections;
  return sections.toSpliced(from, 1).toSpliced(to, 0, moved);
}
