import type { ContentWord } from './content-words.ts';

/** How telling each stem is: 0 for what every text says. */
export type WordWeights = (stem: string) => number;

const power = 2;

/**
 * By the rarer of two measures: in how many ideas a word stands, and in how many of the texts that are judged. The words that every
 * report shares must not decide what it is about, and neither must those of every founder.
 */
export function weighWords(
  ideas: readonly (readonly ContentWord[])[],
  texts: readonly (readonly ContentWord[])[],
): WordWeights {
  const [inIdeas, inTexts] = [rarity(ideas), rarity(texts)];
  return (stem) => Math.max(0, Math.min(inIdeas(stem), inTexts(stem))) ** power;
}

function rarity(texts: readonly (readonly ContentWord[])[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const stem of new Set(text.map((word) => word.stem))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) =>
    Math.log((texts.length + 1) / ((counts.get(stem) ?? 0) + 0.5)) / Math.log(2 * texts.length + 2);
}
