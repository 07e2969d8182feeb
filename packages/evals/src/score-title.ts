import type { IdeaReader } from '@slipway/analyst';
import type { Story } from './story.ts';

/** How many titles are made from a sentence that people labelled as the product's. */
export function titleLine(name: string, read: IdeaReader, stories: readonly Story[]): string {
  const right = stories.filter((story) => isFromProduct(read(story.paragraph).stated ?? '', story)).length;
  return `${name.padEnd(18)} title     ${String(stories.length).padStart(3)}   from the product's sentence ${right}`;
}

/** The sentence that shares most of its words; verbs change their ending in a title. */
export function isFromProduct(title: string, { sentences }: Pick<Story, 'sentences'>): boolean {
  const own = stemsOf(title);
  const shared = sentences.map(({ s }) => {
    const words = new Set(stemsOf(s));
    return own.filter((word) => words.has(word)).length;
  });
  return own.length > 0 && sentences[shared.indexOf(Math.max(...shared))]?.role === 'product';
}

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.slice(0, 5));
