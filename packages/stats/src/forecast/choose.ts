import type { Trial } from './back-test.ts';
import type { Miss } from './bands.ts';
import type { MethodId } from './method.ts';
import { methods } from './methods/index.ts';

/** Below this, a lead over the last value is luck. */
const leadNeeded = 0.98;
/** The mean takes whoever is this near to the best. */
const nearBest = 1.12;
const mostUsed = 4;

/** On thousands of series some methods win more often than a few back-tests can show (M3, M4): they start ahead. */
const handicap: Readonly<Record<MethodId, number>> = {
  naive: 1,
  'seasonal-naive': 1.02,
  drift: 1.02,
  linear: 1.1,
  exponential: 1.12,
  logistic: 1.1,
  holt: 1.05,
  'damped-holt': 0.98,
  'holt-winters': 0.98,
  theta: 0.97,
};

interface Ranked {
  readonly id: MethodId;
  readonly name: string;
  readonly cost: number;
}

export function rank(trials: readonly Trial[], seen: readonly (number | null)[]): Ranked[] {
  const naive = new Map<MethodId, number>([['naive', 1]]);
  const whole = costOf(naive, trials, seen) ?? 0;
  return methods
    .flatMap(({ id, name }) => {
      const own = costOf(new Map([[id, 1]]), trials, seen);
      if (own === null) return [];
      // Where a method was made in some trials only, it is held against the last value in the same ones.
      const made = trials.filter(({ forecasts }) => forecasts.has(id));
      const there = made.length === trials.length ? whole : (costOf(naive, made, seen) ?? 0);
      return [{ id, name, cost: there === 0 ? own : (own * whole) / there }];
    })
    .sort((a, b) => a.cost - b.cost);
}

/** Half of the mean are these, whatever a few back-tests say, unless they are beaten by far. */
const core: readonly MethodId[] = ['theta', 'damped-holt', 'holt-winters'];
const farBehind = 2;

type Weights = ReadonlyMap<MethodId, number>;

export function choose(
  open: readonly Ranked[],
  trials: readonly Trial[],
  seen: readonly (number | null)[],
  naive: number,
) {
  const fair = open
    .map((entry) => ({ ...entry, weighed: entry.cost * handicap[entry.id] }))
    .sort((a, b) => a.weighed - b.weighed);
  const least = fair[0]?.weighed ?? 0;
  const near = fair.filter(({ weighed }) => weighed <= least * nearBest).slice(0, mostUsed);
  const steady = fair.filter(({ id, weighed }) => core.includes(id) && weighed <= least * farBehind);
  const weights = new Map<MethodId, number>();
  for (const part of [near, steady])
    for (const { id } of part) weights.set(id, (weights.get(id) ?? 0) + 1 / part.length);
  const cost = costOf(weights, trials, seen) ?? naive;
  const simple = fair.find(({ id }) => id === 'naive' || id === 'seasonal-naive');
  if (!simple || cost < Math.min(naive, simple.cost) * leadNeeded) return { weights, cost, isNaive: false };
  return { weights: new Map([[simple.id, 1]]), cost: simple.cost, isNaive: true };
}

/** Mean absolute error over all origins and steps that have one. Null unless most trials were made. */
function costOf(weights: Weights, trials: readonly Trial[], seen: readonly (number | null)[]): number | null {
  const misses = missesOf(weights, trials, seen, false);
  const made = trials.filter(({ forecasts }) => [...weights.keys()].every((id) => forecasts.has(id))).length;
  if (misses.length === 0 || made < trials.length * 0.7) return null;
  return misses.reduce((total, { error }) => total + Math.abs(error), 0) / misses.length;
}

/** The weighted mean of those that could be made. */
export function meanOf(weights: Weights, forecasts: Trial['forecasts'], horizon: number): number[] {
  const parts = [...weights].flatMap(([id, weight]) => {
    const list = forecasts.get(id);
    return list ? [{ list, weight }] : [];
  });
  const whole = parts.reduce((total, { weight }) => total + weight, 0);
  if (whole === 0) return [];
  return Array.from(
    { length: horizon },
    (_, index) => parts.reduce((total, { list, weight }) => total + weight * (list[index] ?? 0), 0) / whole,
  );
}

export function missesOf(
  weights: Weights,
  trials: readonly Trial[],
  seen: readonly (number | null)[],
  inLogs: boolean,
): Miss[] {
  return trials.flatMap(({ origin, forecasts, steps }) =>
    meanOf(weights, forecasts, steps).flatMap((point, index) => {
      const actual = seen[origin + index];
      if (actual === null || actual === undefined) return [];
      const error = inLogs && actual > 0 && point > 0 ? Math.log(actual / point) : actual - point;
      return [{ step: index + 1, error }];
    }),
  );
}
