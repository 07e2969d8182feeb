import { joinTwins } from './join-twins.ts';
import { type Standing, trustNiche } from './niche-trust.ts';
import type { ReadNiche, ReadVertical } from './reading.ts';
import type { ScoredNiche } from './score-niches.ts';
import type { ScoredVertical } from './score-verticals.ts';

export interface Ranking {
  /** Best first, three at most. */
  readonly verticals: readonly ReadVertical[];
  /** Points of the words that speak for the first one: what the confidence stands on. */
  readonly support: number;
  /** Best first, three at most. */
  readonly niches: readonly ReadNiche[];
  /** How often a first niche that leads like this one is right: twins share its confidence, not this. */
  readonly trust: number;
}

/**
 * What one standard deviation is worth in either ranking, and how many points of words are half of enough; set on the tuning
 * half so that a confidence comes near to how often it is right.
 */
const rates = {
  verticalWords: 0.8,
  bestNiche: 0.5,
  nextNiches: 0.2,
  verticalToNiche: 0.5,
  /** A niche's words count for its vertical as well. */
  nichePoints: 0.5,
  /** What trust in the best niche is worth in points of words, from where it says anything. */
  trustPoints: 5,
  trustFrom: 0.55,
  halfSupport: 0.9,
  /** So much of a niche's text must stand in a text that holds none of the field's words. */
  leastStatistics: 12,
} as const;
const quotesMost = 4;

/** What only the text itself can tell about a niche. */
export interface Witness {
  quote(niche: ScoredNiche): readonly string[];
}

/** The vertical follows from both rankings, and so does the niche: each corrects the other's traps. */
export function rank(
  verticals: readonly ScoredVertical[],
  niches: readonly ScoredNiche[],
  homeOf: ReadonlyMap<string, string>,
  { quote }: Witness,
): Ranking {
  const nichesOf = Map.groupBy(niches, ({ niche }) => niche.vertical);
  const fields = verticals
    .map((one) => joinNiches(one, nichesOf.get(one.id) ?? []))
    .filter(({ points, best }) => points > 0 || (best?.statistics ?? 0) >= rates.leastStatistics)
    .sort((a, z) => z.score - a.score || (a.id < z.id ? -1 : 1));
  const words = new Map(verticals.map(({ id, score }) => [id, score]));
  const inFields = niches.map((one) => ({
    ...one,
    score: one.score + rates.verticalToNiche * (words.get(one.niche.vertical) ?? 0),
  }));
  const jobs = joinTwins(inFields, homeOf).toSorted(
    (a, z) => z.score - a.score || (a.niche.id < z.niche.id ? -1 : 1),
  );

  const [first] = jobs;
  const trusted = first === undefined ? 0 : trustNiche(standingOf(first, jobs));
  const [best] = fields;
  const support =
    (best?.points ?? 0) +
    (first?.niche.vertical === best?.id ? rates.trustPoints * Math.max(0, trusted - rates.trustFrom) : 0);
  const enough = support / (support + rates.halfSupport);
  const fieldShares = toShares(fields.map(({ score }) => score));
  const jobShares = toTrusted(
    jobs.slice(0, 3).map(({ score }) => score),
    trusted,
  );
  return {
    support,
    trust: trusted,
    verticals: fields.slice(0, 3).map(({ id, name, because, best }, at) => ({
      id,
      name,
      confidence: round((fieldShares[at] ?? 0) * enough),
      because: because.length > 0 || best === null ? because : quote(best),
    })),
    niches: jobs.slice(0, 3).map((one, at) => ({
      id: one.niche.id,
      name: one.niche.name,
      vertical: one.niche.vertical,
      confidence: round(jobShares[at] ?? 0),
      because: quote(one),
    })),
  };
}

function standingOf(first: ScoredNiche, jobs: readonly ScoredNiche[]): Standing {
  const next = jobs[1]?.score ?? 0;
  const elsewhere = jobs.find(({ niche }) => niche.vertical !== first.niche.vertical)?.score ?? 0;
  const above = (of: (one: ScoredNiche) => number) => jobs.filter((one) => of(one) > of(first)).length;
  return {
    lead: first.score - next,
    leadOverFields: first.score - elsewhere,
    statistics: first.statistics,
    placeByWords: above(({ statistics }) => statistics),
    placeByMeaning: above(({ meaning }) => meaning),
  };
}

/** The first is as likely as it is trusted, the others in proportion; together one at most. */
function toTrusted(scores: readonly number[], trusted: number): readonly number[] {
  const [best = 0] = scores;
  const shares = scores.map((score) => trusted * Math.exp(score - best));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / Math.max(1, total));
}

interface JoinedVertical extends ScoredVertical {
  readonly best: ScoredNiche | null;
}

function joinNiches(vertical: ScoredVertical, own: readonly ScoredNiche[]): JoinedVertical {
  const [best, ...others] = own.toSorted((a, z) => z.score - a.score);
  const { score, points, because } = vertical;
  if (best === undefined) return { ...vertical, score: rates.verticalWords * score, best: null };
  const next = [best, ...others.slice(0, 2)];
  return {
    ...vertical,
    score:
      rates.verticalWords * score +
      rates.bestNiche * Math.max(0, best.score) +
      rates.nextNiches * (next.reduce((sum, one) => sum + one.score, 0) / next.length),
    points: points + rates.nichePoints * best.points,
    because: [...new Set([...because, ...best.because])].slice(0, quotesMost),
    best,
  };
}

function toShares(scores: readonly number[]): readonly number[] {
  const [best = 0] = scores;
  const weights = scores.map((score) => Math.exp(score - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Downwards: together they are never more than one. */
function round(share: number): number {
  return Math.floor(share * 1000) / 1000;
}
