import { backTest } from './back-test.ts';
import { type Spread, spreadOf } from './bands.ts';
import { choose, meanOf, missesOf, rank } from './choose.ts';
import type { MethodId } from './method.ts';
import { methods } from './methods/index.ts';
import { predictAll, type Shape } from './predict.ts';
import { calm, fillSeason, shapeOf } from './prepare.ts';

interface Band {
  readonly value: number;
  readonly low80: number;
  readonly high80: number;
  readonly low95: number;
  readonly high95: number;
}

interface Entry {
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

interface ForecastAsk {
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
