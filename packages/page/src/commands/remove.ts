import type { Section } from '../document/page.ts';

export function remove(sections: readonly Section[], id: string | null): readonly Section[] {
  return sections.some((section) => section.id === id)
    ? sections.filter((section) => section.id !== id)
    : sections;
}
