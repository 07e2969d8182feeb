import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ToldTwice {
  readonly split: 'tune' | 'held';
  /** Id of the niche it was written for. */
  readonly niche: string;
  readonly idea: string;
  /** The same idea told by somebody else, who describes instead of naming. */
  readonly again: string;
}

/** Five hundred and sixty ideas, written from the names of niches alone; the second telling shares hardly a word with the first. */
export const toldTwice: readonly ToldTwice[] = readFileSync(
  join(import.meta.dirname, 'told-twice.tsv'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [split, niche = '', idea = '', again = ''] = line.split('\t');
    return { split: split === 'held' ? 'held' : 'tune', niche, idea, again };
  });
