import type { Businesses } from '../read/near-businesses.ts';
import { listBest } from '../retrieve/list-best.ts';
import { listPlainWords } from '../text/words.ts';
import type { VentureIndex } from './venture-index.ts';

const most = 20;
/** So much less alike, a business counts a third: the nearest few say who pays. */
const spread = 0.05;

/** The businesses that a text comes near by its meaning alone: before anything else of it is read. */
export function makeBusinesses(index: VentureIndex): Businesses {
  return {
    near(text) {
      const scores = index.scoreMeaning(listPlainWords(text));
      const best = listBest(scores, most);
      const top = scores[best[0] ?? 0] ?? 0;
      const found = best.flatMap((at) => {
        const venture = index.at(at);
        const weight = Math.exp(((scores[at] ?? 0) - top) / spread);
        return venture === undefined ? [] : [{ venture, weight }];
      });
      const all = found.reduce((sum, { weight }) => sum + weight, 0);
      return found
        .map(({ venture: { name, said, pays }, weight }) => ({
          pays,
          said: [name, ...said].join(' '),
          share: weight / all,
        }))
        .sort((a, z) => z.share - a.share);
    },
    meaningOf: (name) => index.meaningOf(listPlainWords(name)),
  };
}
