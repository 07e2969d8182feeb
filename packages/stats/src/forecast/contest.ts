import { calmSpikes } from '../series/spikes.ts';
import { backTest, type Trial } from './back-test.ts';
import { type Miss, type Spread, spreadOf } from './bands.ts';
import { fillGaps } from './fill-gaps.ts';
import type { MethodId } from './method.ts';
import { methods } from './methods/index.ts';
import { predictAll, type Shape } from './predict.ts';
import { isCompound } from './scale.ts';
import { findSeason, isSeasonal, withoutSeason, withSeason } from './season.ts';

export interface Band {
  readonly value: number;
  readonly low80: number;
  readonly high80: number;
  readonly low95: number;
  readonly high95: number;
}

export interface Entry {
  readonly id: MethodId;
  readonly name: string;
  /** Mean error in back-tests as a share of the last value's: below 1 beats it. */
  readonly error: number;
  readonly isUsed: boolean;
}

export interface Forecast {
  readonly bands: readonly Band[];
  /** Best first. */
  readonly entries: readonly Entry[];
  /** Mean error in back-tests of what was used, as a share of the last value's. */
  readonly error: number;
  /** Nothing beat the last value, or the same time last season: what is shown is that. */
  readonly isNaive: boolean;
  /** How often the past was forecast. */
  readonly origins: number;
  readonly shape: Shape;
}

/** As a logarithm: a band to a thousand times the forecast says all there is to say. */
const widest = Math.log(1000);

/** Longer histories say nothing more about the next periods. */
const mostPoints = 400;

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

export interface ForecastAsk {
  readonly horizon: number;
  /** Periods of a season, if the series has one: 12 for months. */
  readonly period: number;
}

/** Null where there is too little past to try anything on. */
export function forecastSeries(
  series: readonly (number | null)[],
  { horizon, period }: ForecastAsk,
): Forecast | null {
  const recent = series.slice(-Math.max(mostPoints, 6 * period));
  const values = calm(fillSeason(recent, period), period);
  if (values.length < 6) return null;
  const shape = shapeOf(values, period);
  const trials = backTest(methods, values, horizon, shape);
  const entries = rank(trials, recent);
  const naive = entries.find(({ id }) => id === 'naive');
  if (!naive) return null;
  const final = predictAll(methods, values, horizon, shape);
  const open = entries.filter(({ id }) => final.has(id));
  const chosen = choose(open, trials, recent, naive.cost);
  const points = meanOf(chosen.weights, final, horizon);
  const misses = missesOf(chosen.weights, trials, recent, shape.isCompound);
  return {
    bands: bandsAround(points, spreadOf(misses, trials.length, chosen.isNaive), shape),
    entries: entries.map(({ id, name, cost }) => ({
      id,
      name,
      error: against(naive.cost, cost),
      isUsed: chosen.weights.has(id),
    })),
    error: against(naive.cost, chosen.cost),
    isNaive: chosen.isNaive,
    origins: trials.length,
    shape,
  };
}

/** Where the last value never missed, nothing can be better. */
function against(naive: number, cost: number): number {
  return naive === 0 ? 1 : cost / naive;
}

/** Across a gap in a season, the line is drawn without it. */
function fillSeason(series: readonly (number | null)[], period: number): number[] {
  const first = fillGaps(series);
  if (!series.includes(null) || !isSeasonal(first, period)) return first;
  const season = findSeason(first, period);
  const bare = withoutSeason(first, season);
  const filled = fillGaps(series.map((value, at) => (value === null ? null : (bare[at] ?? 0))));
  const whole = withSeason(filled, 0, season);
  return series.map((value, at) => value ?? whole[at] ?? 0);
}

/** One odd value must not bend a fit; it still counts among the errors. */
function calm(values: readonly number[], period: number): readonly number[] {
  if (!isSeasonal(values, period)) return calmSpikes(values);
  const season = findSeason(values, period);
  return withSeason(calmSpikes(withoutSeason(values, season)), 0, season);
}

function shapeOf(values: readonly number[], period: number): Shape {
  const found = isSeasonal(values, period) ? period : 1;
  const bare = found > 1 ? withoutSeason(values, findSeason(values, found)) : values;
  return { period: found, isCompound: isCompound(bare), isPositive: values.every((value) => value >= 0) };
}

interface Ranked {
  readonly id: MethodId;
  readonly name: string;
  readonly cost: number;
}

function rank(trials: readonly Trial[], seen: readonly (number | null)[]): Ranked[] {
  return methods
    .flatMap(({ id, name }) => {
      const cost = costOf(new Map([[id, 1]]), trials, seen);
      return cost === null ? [] : [{ id, name, cost }];
    })
    .sort((a, b) => a.cost - b.cost);
}

/** Half of the mean are these, whatever a few back-tests say, unless they are beaten by far. */
const core: readonly MethodId[] = ['theta', 'damped-holt', 'holt-winters'];
const farBehind = 2;

type Weights = ReadonlyMap<MethodId, number>;

function choose(
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
function meanOf(weights: Weights, forecasts: Trial['forecasts'], horizon: number): number[] {
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

function missesOf(
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

function bandsAround(points: readonly number[], spread: Spread, shape: Shape): Band[] {
  const { scale, power, reach80, reach95 } = spread;
  return points.map((value, index) => {
    const size = scale * (index + 1) ** power;
    const move = (reach: number) => {
      const moved =
        shape.isCompound && value > 0
          ? value * Math.exp(Math.min(reach * size, widest))
          : value + reach * size;
      return shape.isPositive ? Math.max(0, moved) : moved;
    };
    return {
      value,
      low80: move(-reach80),
      high80: move(reach80),
      low95: move(-reach95),
      high95: move(reach95),
    };
  });
}
