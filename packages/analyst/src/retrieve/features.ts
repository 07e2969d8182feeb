import { shareAnAct } from './acts.ts';
import { companyKey } from './company-key.ts';
import type { Indexes } from './indexes.ts';
import { fitPlace } from './place.ts';
import type { Query } from './query.ts';
import type { Row, RowKind } from './row.ts';

/** What speaks for or against a row, in the order of `featureNames`. */
export const featureNames = [
  'nicheScore',
  'nicheLag',
  'nichePlace',
  'readScore',
  'readLag',
  'ownWords',
  'moreThanSiblings',
  'sameAct',
  'sameActRead',
  'here',
  'elsewhere',
  'ruleElsewhere',
  'wholeIndustry',
  'timesListed',
  'confirmed',
  'otherConfirmed',
  'wasRead',
  'ownWordsRead',
  'price',
  'failure',
  'rule',
] as const;

export interface Candidate {
  readonly row: Row;
  /** Place of the row among all. */
  readonly at: number;
  /** Place of its niche among all; of the nearest in its industry where it belongs to no niche. */
  readonly niche: number;
  /** Stems it shares with what the product does. */
  readonly own: readonly string[];
  /** Stems it shares with the text. */
  readonly shared: readonly string[];
  /** z-score of its words among its kind, and four times that of its niche. */
  readonly order: number;
  readonly features: readonly number[];
  /** Niches that list the same company. */
  readonly niches: readonly string[];
}

export interface RawCandidate {
  readonly at: number;
  readonly niche: number;
  readonly order: number;
}

/** Kinds of which relevance was judged; the others are ranked by the same curve without a start of their own. */
const judged: readonly RowKind[] = ['price', 'failure', 'rule'];

export function describeRows(
  raw: readonly RawCandidate[],
  query: Query,
  indexes: Indexes,
): readonly Candidate[] {
  const rarity = (stems: readonly string[]) =>
    Math.log1p(stems.reduce((sum, stem) => sum + indexes.rowWords.rarity(stem), 0));
  const known = raw.map(({ at, niche, order }) => {
    const row = indexes.rows.row(at);
    const { stems, acts } = indexes.rowSays(at);
    return {
      at,
      row,
      niche,
      order,
      acts,
      own: stems.filter((stem) => query.doesStems.has(stem)),
      shared: stems.filter((stem) => query.stems.has(stem)),
    };
  });
  const siblings = Map.groupBy(known, ({ niche }) => niche);
  const meanShared = new Map(
    [...siblings].map(([niche, rows]) => [
      niche,
      rows.reduce((sum, { shared }) => sum + rarity(shared), 0) / rows.length,
    ]),
  );
  const listed = Map.groupBy(known, ({ row }) => (row?.kind === 'rival' ? companyKey(row.name) : ''));
  return known.flatMap(({ at, row, niche, order, acts, own, shared }) => {
    if (row === undefined) return [];
    const fit = fitPlace(row.region, query.places);
    const twins = row.kind === 'rival' ? (listed.get(companyKey(row.name)) ?? []) : [];
    const { byText, byReading } = query;
    const is = (yes: boolean) => (yes ? 1 : 0);
    const features = [
      byText.scores[niche] ?? 0,
      (byText.scores[niche] ?? 0) - byText.best,
      Math.log1p(byText.places[niche] ?? 0),
      byReading.scores[niche] ?? 0,
      (byReading.scores[niche] ?? 0) - byReading.best,
      rarity(own),
      rarity(shared) - (meanShared.get(niche) ?? 0),
      is(shareAnAct(acts, query.acts)),
      is(shareAnAct(acts, query.doesActs)),
      is(fit === 'here'),
      is(fit === 'elsewhere'),
      is(fit === 'elsewhere' && row.kind === 'rule'),
      is(row.niche === null),
      Math.max(1, twins.length),
      is(query.confirmed === niche),
      is(query.confirmed !== undefined && query.confirmed !== niche),
      is(query.wasRead),
      query.wasRead ? rarity(own) : 0,
      ...judged.map((kind) => is(row.kind === kind)),
    ];
    const niches = row.niche === null ? [] : [row.niche];
    return [{ at, row, niche, own, shared, order, features, niches }];
  });
}
