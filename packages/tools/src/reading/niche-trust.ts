/** What a first niche stands on. */
export interface Standing {
  /** Over the next niche, and over the first one of another field. */
  readonly lead: number;
  readonly leadOverFields: number;
  /** Of its words by their rarity, as it is. */
  readonly statistics: number;
  /** Its place among all niches by its words alone, and by what it is about alone; from 0. */
  readonly placeByWords: number;
  readonly placeByMeaning: number;
}

/**
 * How often a niche that leads like this is the right one: a logistic curve fitted to founders' texts left out of the index, each
 * once with its own niche there and once without it. That the words alone would have chosen it too tells most. The start is
 * set on the tuning half: those texts are harder than what founders type.
 */
const curve = {
  start: -1.03,
  lead: 0.186,
  fields: 0.095,
  statistics: 0.054,
  words: -0.67,
  meaning: -0.08,
} as const;
/** More than this adds nothing. */
const most = { lead: 5, fields: 8, statistics: 45 } as const;

export function trustNiche(standing: Standing): number {
  const { lead, leadOverFields, statistics, placeByWords, placeByMeaning } = standing;
  const worth =
    curve.start +
    curve.lead * Math.min(most.lead, lead) +
    curve.fields * Math.min(most.fields, leadOverFields) +
    curve.statistics * Math.min(most.statistics, statistics) +
    curve.words * Math.log(1 + placeByWords) +
    curve.meaning * Math.log(1 + placeByMeaning);
  return 1 / (1 + Math.exp(-worth));
}
