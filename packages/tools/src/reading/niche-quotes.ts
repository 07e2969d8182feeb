import type { NicheIndex } from './niche-index.ts';
import type { Token } from './tokens.ts';

const quotesMost = 4;
/** What a rare word of the niche's text is worth beside a word near to its own ones. */
const statisticsShare = 0.12;
const leastWorth = 0.3;

/** The founder's words that speak for a niche: its phrases first, then single words by what they added to its score. */
export function quoteForNiche(
  text: string,
  tokens: readonly Token[],
  place: number,
  phrases: readonly string[],
  { bm25, meaning }: NicheIndex,
): readonly string[] {
  const near = meaning?.nearness.listNear(tokens, place);
  const worth = new Map<string, number>();
  for (const { start, end, word, stem } of tokens) {
    const row = bm25.rows.get(stem);
    const added = row?.adds[row.places.indexOf(place)] ?? 0;
    const quote = text.slice(start, end);
    const value = added * statisticsShare + (near?.get(word) ?? 0);
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
