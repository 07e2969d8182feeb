import type { Venture } from '@slipway/knowledge';
import { type Curve, probability } from '../retrieve/logistic.ts';
import type { VentureCandidate } from './find-ventures.ts';

export interface FoundVenture {
  readonly venture: Venture;
  /** How likely a reader would call its lines about this idea, 0 to 1. */
  readonly likely: number;
}

/** `alone`: a business by itself; `among`: the same beside the others that come near. */
interface VentureCurves {
  readonly alone: Curve;
  readonly among: Curve;
}

type Ranked = VentureCandidate & FoundVenture;

/** So many are set against each other. */
const amongMost = 10;
const leastChance = 1e-6;

/** Likeliest first. Four knife grinders in a row say that it is one, though none of them is sure by itself. */
export function rankVentures(
  candidates: readonly VentureCandidate[],
  { alone, among }: VentureCurves,
): readonly FoundVenture[] {
  const ranked = rankAlone(candidates, alone);
  const near = ranked.slice(0, amongMost);
  const beside = besideOthers(near);
  const judged = near.map(({ venture }, at) => ({ venture, likely: probability(among, beside[at] ?? []) }));
  return [...judged.sort(byLikely), ...ranked.slice(amongMost)];
}

export function rankAlone(candidates: readonly VentureCandidate[], alone: Curve): readonly Ranked[] {
  return candidates
    .map((candidate) => ({ ...candidate, likely: probability(alone, candidate.features) }))
    .sort(byLikely);
}

/** In the order of the curve: its odds, its lead over the best other, how like it the others are, and how likely they are together. */
export function besideOthers(ranked: readonly Ranked[]): readonly (readonly number[])[] {
  const near = ranked.slice(0, amongMost);
  return near.map((own) => {
    const others = near.filter((one) => one !== own);
    const sum = (of: (one: Ranked) => number): number => others.reduce((all, one) => all + of(one), 0);
    const mass = sum(({ likely }) => likely);
    const alike = sum(({ likely, meaning }) => likely * product(own.meaning, meaning));
    const best = Math.max(0, ...others.map(({ likely }) => likely));
    return [logOdds(own.likely), logOdds(own.likely) - logOdds(best), alike / (mass + leastChance), mass];
  });
}

const logOdds = (chance: number): number => Math.log((chance + leastChance) / (1 - chance + leastChance));

const byLikely = (a: FoundVenture, z: FoundVenture): number =>
  z.likely - a.likely || (a.venture.id < z.venture.id ? -1 : 1);

const product = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
