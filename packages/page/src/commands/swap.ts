import type { Section } from '../document/page.ts';

/** Two sections change places. Without one of them, nothing happens. */
export function swap(
  sections: readonly Section[],
  [one, other]: readonly [string, string],
): readonly Section[] {
  const from = sections.findIndex(({ id }) => id === one);
  const to = sections.findIndex(({ id }) => id === other);
  const [first, second] = [sections[from], sections[to]];
  if (first === undefined || second === undefined || from === to) return sections;
  return sections.with(from, second).with(to, first);
}
