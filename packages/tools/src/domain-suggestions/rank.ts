import { scoreName } from '@slipway/naming';
import type { Basis, Candidate } from './basis.ts';
import type { Input } from './fields.ts';
import { type Axis, axes, axisWeights } from './weights.ts';

export interface Ranked extends Candidate {
  readonly score: number;
  /** From 1. */
  readonly rank: number;
  readonly axisRates: Readonly<Record<Axis, number | null>>;
  readonly isPicked: boolean;
}

export const weightId = (axis: Axis): string => `weight.${axis}`;
export const weightMost = 30;

export function weightsOf({ assumptions = {} }: Input): Readonly<Record<Axis, number>> {
  return Object.fromEntries(
    axes.map((axis) => {
      const own = assumptions[weightId(axis)];
      const isOwn = typeof own === 'number' && own >= 0 && own <= weightMost;
      return [axis, isOwn ? own : axisWeights[axis]];
    }),
  ) as Record<Axis, number>;
}

/** Candidates in their own order, each with its place by score. */
export function rankNames(input: Input, basis: Basis): readonly Ranked[] {
  const weights = weightsOf(input);
  const rated = basis.candidates.map((candidate) => {
    const axisRates = { ...candidate.rates, ending: endingRate(candidate, basis) };
    // Rounded first, so that equal scores are ranked by fit and name and not by what nobody sees.
    return { ...candidate, axisRates, score: Math.round(scoreName(axisRates, weights)) };
  });
  const order = rated.toSorted(
    (a, b) => b.score - a.score || b.rates.meaning - a.rates.meaning || (a.name < b.name ? -1 : 1),
  );
  const picks = input.assumptions ?? {};
  return rated.map((one) => ({
    ...one,
    rank: order.indexOf(one) + 1,
    isPicked: picks[`pick:${one.name.toLowerCase()}`] === 'yes',
  }));
}

/** Those that tell names apart here: without a rival, none is apart from any. */
export const usedAxes = (ranked: readonly Ranked[]): readonly Axis[] =>
  axes.filter((axis) => ranked.some(({ axisRates }) => axisRates[axis] !== null));

const fitRates = { all: 1, field: 0.8, place: 0.9, none: 0.4 };
const wordAddress = 0.5;

/** .com is typed by habit; another ending helps where it fits the field or the country. */
function endingRate({ address }: Candidate, { endings, profile, notes }: Basis): number {
  if (address !== null) return wordAddress;
  const about = [
    profile.name,
    profile.does.value,
    profile.offer.value,
    ...notes.niches.map(({ industry }) => industry),
  ]
    .join(' ')
    .toLowerCase();
  return Math.max(
    0.3,
    ...endings.map(({ ending, fits }) => {
      if (ending === 'com') return fitRates.all;
      if (fits === 'all') return 0.7;
      if (fits === 'none') return fitRates.none;
      if (/^[A-Z]{2}$/u.test(fits)) return profile.where.value === fits ? fitRates.place : 0.2;
      return about.includes(fits) ? fitRates.field : 0.5;
    }),
  );
}
