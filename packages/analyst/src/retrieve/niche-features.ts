import { listStems } from '../text/words.ts';
import type { Indexes } from './indexes.ts';
import type { Query } from './query.ts';

export const nicheFeatureNames = [
  'score',
  'lag',
  'readScore',
  'readLag',
  'ownWords',
  'payerWords',
  'fewerWords',
  'confirmed',
  'otherConfirmed',
  'wasRead',
] as const;

interface NicheWords {
  /** Stems of what the product does that stand in the niche's name, words or job. */
  readonly own: readonly string[];
  /** Stems of who pays that stand in who buys, who uses or whom such a business serves. */
  readonly payer: readonly string[];
}

export function wordsInNiche(at: number, query: Query, indexes: Indexes): NicheWords {
  const niche = indexes.niches[at];
  if (niche === undefined) return { own: [], payer: [] };
  const own = new Set(listStems([niche.name, ...niche.words, niche.job].join(' ')));
  const people = new Set(listStems(`${niche.buyer} ${niche.user} ${niche.running?.guests ?? ''}`));
  return {
    own: [...query.doesStems].filter((stem) => own.has(stem)),
    payer: [...query.payerStems].filter((stem) => people.has(stem) || own.has(stem)),
  };
}

export function describeNiche(at: number, query: Query, indexes: Indexes): readonly number[] {
  const { byText, byReading } = query;
  const { own, payer } = wordsInNiche(at, query, indexes);
  return [
    byText.scores[at] ?? 0,
    (byText.scores[at] ?? 0) - byText.best,
    byReading.scores[at] ?? 0,
    (byReading.scores[at] ?? 0) - byReading.best,
    own.length / Math.sqrt(Math.max(1, query.doesStems.size)),
    Math.min(2, payer.length),
    1 / Math.max(1, query.stems.size),
    query.confirmed === at ? 1 : 0,
    query.confirmed !== undefined && query.confirmed !== at ? 1 : 0,
    query.wasRead ? 1 : 0,
  ];
}
