import { listStems } from '../text/words.ts';
import type { Indexes } from './indexes.ts';

/**
 * Summed rarity of the words that a line shares with the founder's text. Of 34 shown lines of niches that were labelled by hand,
 * 20 were about the business; of those from here on 15 of 18.
 */
const nearFrom = 2.4;

/** Whether a line speaks of what the founder speaks of: by the founder's own words, not only by those of the niche. */
export function makeOwnWords(
  text: string,
  { nicheWords }: Pick<Indexes, 'nicheWords'>,
): (line: string) => boolean {
  const own = new Set(listStems(text));
  return (line) =>
    listStems(line).reduce((sum, stem) => sum + (own.has(stem) ? nicheWords.rarity(stem) : 0), 0) >= nearFrom;
}
