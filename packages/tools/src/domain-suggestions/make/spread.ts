import { singular } from '@slipway/analyst';
import type { Library } from '../../around.ts';

const made = new WeakMap<Library, Spread>();
/** How much a word says of one business, 0 to 1: what every industry says, as "supplier", says little. */
export type Spread = (word: string) => number;

export function spreadOf(library: Library): Spread {
  const known = made.get(library);
  if (known) return known;
  const { niches } = library.knowledge;
  const industries = new Map<string, Set<string>>();
  for (const { vertical, short, name, words, buyer } of niches)
    for (const word of [short, name, buyer, ...words]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/gu) ?? []) {
      const one = singular(word);
      const own = industries.get(one) ?? new Set();
      industries.set(one, own.add(vertical));
    }
  const most = Math.log(new Set(niches.map(({ vertical }) => vertical)).size);
  // Ten thousand sets would be kept for their sizes.
  const counts = new Map(Array.from(industries, ([word, own]) => [word, own.size]));
  const spread: Spread = (word) => (1 - Math.log(counts.get(word) ?? 1) / most) ** 2;
  made.set(library, spread);
  return spread;
}
