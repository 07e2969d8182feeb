import { listStems } from '../text/words.ts';
import type { Indexes } from './indexes.ts';

/**
 * Summed rarity of the words that a line shares with the founder's text. Of 34 shown lines of niches that were labelled by hand,
 * 20 were about the business; of those from here on 15 of 18.
 */
const nearFrom = 2.4;

export interface OwnWords {
  /** How much a line speaks of what the founder speaks of: by the founder's own words, not only by those of the niche. */
  score(line: string): number;
  isOf(line: string): boolean;
}

export function makeOwnWords(text: string, { nicheWords }: Pick<Indexes, 'nicheWords'>): OwnWords {
  const own = new Set(listStems(text));
  const score = (line: string): number =>
    listStems(line).reduce((sum, stem) => sum + (own.has(stem) ? nicheWords.rarity(stem) : 0), 0);
  return { score, isOf: (line) => score(line) >= nearFrom };
}
