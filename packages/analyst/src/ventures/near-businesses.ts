import type { Businesses } from '../read/near-businesses.ts';
import { listNames, listPlainWords, listWords } from '../text/words.ts';
import type { VentureIndex } from './venture-index.ts';

const most = 20;
/** So much less alike, a business counts a third: the nearest few say who pays. */
const spread = 0.05;

/** The businesses that a text comes near by its meaning alone: before anything else of it is read. */
export function makeBusinesses(index: VentureIndex): Businesses {
  return {
    near(text) {
      const names = listNames(text);
      const own = index.meaningOf(listWords(text).filter(({ word }) => !names.has(word)));
      const scores = index.scoreMeaning(own);
      // Numbers alone are sorted ten times as fast as by a rule.
      const least = scores.toSorted().at(-most) ?? Number.NEGATIVE_INFINITY;
      const best = [...scores.keys()].filter((at) => (scores[at] ?? 0) >= least).slice(0, most);
      const top = Math.max(...best.map((at) => scores[at] ?? 0));
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
