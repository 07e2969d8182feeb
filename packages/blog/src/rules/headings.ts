import type { Root } from 'hast';
import type { Found } from './found.ts';
import { textOf } from './text-of.ts';
import { replaceElements } from './walk.ts';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** BL4: each heading has its words as its id. BL5: the page has one first heading, its title; a text's own becomes a second one. */
export function headingIds({ headings }: Found) {
  return (root: Root): void => {
    const taken = new Map<string, number>();
    replaceElements(root, (element) => {
      if (!/^h[1-6]$/.test(element.tagName)) return element;
      if (element.tagName === 'h1') element.tagName = 'h2';
      const words = textOf(element);
      const slug = slugOf(words);
      const before = taken.get(slug) ?? 0;
      taken.set(slug, before + 1);
      const id = before === 0 ? slug : `${slug}-${before + 1}`;
      headings.push({ id, text: words, level: Number(element.tagName.slice(1)) });
      return { ...element, properties: { ...element.properties, id } };
    });
  };
}

function slugOf(words: string): string {
  const slug = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' ? 'section' : slug;
}
