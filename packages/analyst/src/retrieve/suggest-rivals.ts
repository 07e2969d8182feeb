import { findCandidates } from './candidates.ts';
import { type Candidate, featureNames } from './features.ts';
import { likeliestNiches } from './find-niches.ts';
import type { Indexes } from './indexes.ts';
import { probability } from './logistic.ts';
import { fitPlace } from './place.ts';
import type { Query } from './query.ts';
import { type Curves, isMet, thresholds } from './retrieve.ts';
import type { Row } from './row.ts';

export interface FoundRival {
  readonly row: Row;
  /** How likely a reader would call it about this idea. */
  readonly likely: number;
  /** Does the same for them; else it sells to the same people. */
  readonly isSameJob: boolean;
  /** What it is judged by: how likely its row is, how much it says of all the text and of the job alone, how near it is in meaning, how likely its niche is. */
  readonly nearness: readonly number[];
}

/** One standard deviation of a row's words against a likelihood of one, and against a line that says all. Half or twice of it changes no order that matters. */
const likelyWorth = 20;
const coverWorth = 40;
/** Of a company in another niche: how near it must come to the first. */
const nearFirst = 0.75;
/** Two words of the job, or a rare one. */
const tellingFrom = 5;
const sameAct = featureNames.indexOf('sameActRead');
/**
 * All who sell in a niche are offered where one of them says so much of the job, by how surely the idea is read as it: solar parks hire
 * sheep, and nobody who sells to them has any.
 */
const fills = [
  { readFrom: 0.6, coveredFrom: 0.2 },
  { readFrom: 0.3, coveredFrom: 0.33 },
] as const;
/** Who is offered so shares at least so much of what the text says. */
const saysFrom = 0.2;
/**
 * Where somebody is offered, so are those that mean the same in other words: standard deviations among all companies. Alone it finds
 * those who sell to the same buyers, and nobody would be left without a rival.
 */
const meantFrom = 2;
const nearMost = 6;
/** Of a niche read so, who says so much of the job does the same. */
const perhapsFrom = 0.2;
const sameFrom = 0.6;

/**
 * Companies to be offered, never asserted: those that do the same job first, then their neighbours. Where no row is likely at all,
 * there is no neighbour either, and the list is empty. `near`: how near each company comes by what it means.
 */
export function suggestRivals(
  query: Query,
  near: Float64Array,
  indexes: Indexes,
  curves: Curves,
): readonly FoundRival[] {
  if (!isMet(query, indexes)) return [];
  const says = indexes.coveredBy(query.words);
  const saysJob = indexes.coveredBy(query.words.filter(({ stem }) => !query.payerStems.has(stem)));
  const read = new Map(
    likeliestNiches(query, indexes, curves.niche).map((niche) => [niche.id, niche.probability]),
  );
  const isFilled = ({ row, job }: Ranked) => {
    const likely = read.get(row.niche ?? '') ?? 0;
    return fills.some(({ readFrom, coveredFrom }) => likely >= readFrom && job >= coveredFrom);
  };
  const places = new Map(indexes.placesOf('rival').map((at, place) => [at, place]));
  const all = findCandidates('rival', query, indexes, near)
    .filter(({ row }) => fitPlace(row.region, query.places) !== 'elsewhere')
    .map((candidate) => {
      const isPerhaps = (read.get(candidate.row.niche ?? '') ?? 0) >= perhapsFrom;
      // Only who may be offered is compared word by word.
      const said = isPerhaps ? says(candidate.row.says) : null;
      return {
        ...candidate,
        likely: probability(curves.row, candidate.features),
        said,
        near: near[places.get(candidate.at) ?? -1] ?? 0,
        job: said === null ? 0 : Math.min(said, saysJob(candidate.row.says)),
      };
    });
  const anchors = all.filter(({ likely }) => likely >= thresholds.told);
  const niches = new Set(anchors.flatMap(({ row }) => row.niche ?? []));
  const covered = new Set(all.filter(isFilled).map(({ row }) => row.niche));
  const best = Math.max(...all.map(({ order }) => order));
  const first = indexes.niches[query.byText.order[0] ?? -1]?.id;
  const homes = new Set([first, ...all.filter(isSame).flatMap(({ niches: listing }) => listing)]);
  /** The same job, then those beside it, then the rest. */
  const group = (one: Ranked) =>
    isSame(one) ? 2 : one.niches.some((niche) => homes.has(niche) || covered.has(niche)) ? 1 : 0;
  const isNear = (one: Ranked) =>
    anchors.length > 0 &&
    (isSame(one) || isNeighbour(one, query)) &&
    (isSame(one) || one.row.niche === first || isTelling(one, indexes)) &&
    (one.row.niche !== null || one.likely >= thresholds.told) &&
    (one.likely >= thresholds.told || niches.has(one.row.niche ?? '') || one.order >= nearFirst * best);
  const isOffered = (one: Ranked) =>
    one.job >= sameFrom || (covered.has(one.row.niche) && (one.said ?? 0) >= saysFrom) || isNear(one);
  if (!all.some(isOffered)) return [];
  return all
    .filter((one) => one.near >= meantFrom || isOffered(one))
    .map((one) => {
      const said = one.said ?? says(one.row.says);
      const rank = one.order + likelyWorth * one.likely + coverWorth * said;
      return { ...one, said, group: group(one), rank };
    })
    .sort((a, z) => z.group - a.group || z.rank - a.rank || (a.row.id < z.row.id ? -1 : 1))
    .map((one) => ({
      row: one.row,
      likely: one.likely,
      isSameJob: isSame(one),
      nearness: [
        one.likely,
        one.said,
        saysJob(one.row.says),
        Math.max(-nearMost, Math.min(nearMost, one.near)),
        read.get(one.row.niche ?? '') ?? 0,
      ],
    }));
}

/** Outside the niche that was read, one common word is chance: who prints plans on floors plans no field. */
function isTelling({ own }: Ranked, indexes: Indexes): boolean {
  return own.reduce((sum, stem) => sum + indexes.rowWords.rarity(stem), 0) >= tellingFrom;
}

type Ranked = Candidate & {
  readonly likely: number;
  readonly said: number | null;
  readonly job: number;
  readonly near: number;
};

function isSame({ likely, features, own, job }: Ranked): boolean {
  return job >= sameFrom || (likely >= thresholds.likely && (features[sameAct] === 1 || own.length > 1));
}

/** A word of the job, beside those that name the buyers: solar park owners hire shepherds and drone pilots alike. */
function isNeighbour({ own }: Ranked, { payerStems }: Query): boolean {
  return own.some((stem) => !payerStems.has(stem));
}
