import type { NicheIndex } from './niche-index.ts';
import type { Token } from './tokens.ts';

const quotesMost = 4;
/** What a word of the niche's text must add to its score to speak for it. */
const leastWorth = 2.5;

/** The founder's words that speak for a niche: its phrases first, then single words by what they added to its score. */
export function quoteForNiche(
  text: string,
  tokens: readonly Token[],
  place: number,
  phrases: readonly string[],
  { bm25 }: NicheIndex,
): readonly string[] {
  const worth = new Map<string, number>();
  for (const { start, end, stem } of tokens) {
    const row = bm25.rows.get(stem);
    const value = row?.adds[row.places.indexOf(place)] ?? 0;
    const quote = text.slice(start, end);
    if (value >= leastWorth && quote.length > 3) worth.set(quote, Math.max(value, worth.get(quote) ?? 0));
  }
  const words = [...worth]
    .toSorted(([, a], [, z]) => z - a)
    .map(([quote]) => quote)
    .filter((quote) => !phrases.some((phrase) => phrase.toLowerCase().includes(quote.toLowerCase())));
  const seen = new Set<string>();
  return [...phrases, ...words]
    .filter((quote) => !seen.has(quote.toLowerCase()) && seen.add(quote.toLowerCase()))
    .slice(0, quotesMost);
}
