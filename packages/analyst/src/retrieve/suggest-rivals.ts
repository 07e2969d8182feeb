import { findCandidates } from './candidates.ts';
import { type Candidate, featureNames } from './features.ts';
import type { Indexes } from './indexes.ts';
import { type Curve, probability } from './logistic.ts';
import { fitPlace } from './place.ts';
import type { Query } from './query.ts';
import { isMet, thresholds } from './retrieve.ts';
import type { Row } from './row.ts';

export interface FoundRival {
  readonly row: Row;
  /** How likely a reader would call it about this idea. */
  readonly likely: number;
  /** Does the same for them; else it sells to the same people. */
  readonly isSameJob: boolean;
}

/** One standard deviation of a niche against a likelihood of one. Between 10 and 50 it changes no order that matters. */
const likelyWorth = 20;
/** Of a company in another niche: how near it must come to the first. */
const nearFirst = 0.75;
/** Two words of the job, or a rare one. */
const tellingFrom = 5;
const sameAct = featureNames.indexOf('sameActRead');

/**
 * Companies to be offered, never asserted: those that do the same job first, then their neighbours. Where no row is likely at all,
 * there is no neighbour either, and the list is empty.
 */
export function suggestRivals(query: Query, indexes: Indexes, curve: Curve): readonly FoundRival[] {
  if (!isMet(query, indexes)) return [];
  const all = findCandidates('rival', query, indexes)
    .filter(({ row }) => fitPlace(row.region, query.places) !== 'elsewhere')
    .map((candidate) => ({ ...candidate, likely: probability(curve, candidate.features) }));
  const anchors = all.filter(({ likely }) => likely >= thresholds.told);
  const niches = new Set(anchors.flatMap(({ row }) => row.niche ?? []));
  const best = Math.max(...all.map(({ order }) => order));
  const read = indexes.niches[query.byText.order[0] ?? -1]?.id;
  const homes = new Set([read, ...all.filter(isSame).flatMap(({ niches: listing }) => listing)]);
  /** The same job, then those beside it, then the rest. */
  const group = (one: Ranked) => (isSame(one) ? 2 : one.niches.some((niche) => homes.has(niche)) ? 1 : 0);
  const rank = ({ order, likely }: Ranked) => order + likelyWorth * likely;
  return all
    .filter(
      (one) =>
        anchors.length > 0 &&
        (isSame(one) || isNeighbour(one, query)) &&
        (isSame(one) || one.row.niche === read || isTelling(one, indexes)) &&
        (one.row.niche !== null || one.likely >= thresholds.told) &&
        (one.likely >= thresholds.told || niches.has(one.row.niche ?? '') || one.order >= nearFirst * best),
    )
    .sort((a, z) => group(z) - group(a) || rank(z) - rank(a) || (a.row.id < z.row.id ? -1 : 1))
    .map((one) => ({ row: one.row, likely: one.likely, isSameJob: isSame(one) }));
}

/** Outside the niche that was read, one common word is chance: who prints plans on floors plans no field. */
function isTelling({ own }: Ranked, indexes: Indexes): boolean {
  return own.reduce((sum, stem) => sum + indexes.rowWords.rarity(stem), 0) >= tellingFrom;
}

type Ranked = Candidate & { readonly likely: number };

function isSame({ likely, features, own }: Ranked): boolean {
  return likely >= thresholds.likely && (features[sameAct] === 1 || own.length > 1);
}

/** A word of the job, beside those that name the buyers: solar park owners hire shepherds and drone pilots alike. */
function isNeighbour({ own }: Ranked, { payerStems }: Query): boolean {
  return own.some((stem) => !payerStems.has(stem));
}
