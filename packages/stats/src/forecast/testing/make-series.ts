import { normal } from '../../distribution.ts';
import { makeRandom } from '../../random.ts';

export const madeKinds = ['flat', 'trend', 'season', 'trend and season', 'break', 'growth', 'added'] as const;

interface Ask {
  readonly kind: (typeof madeKinds)[number];
  readonly seed: number;
  readonly length: number;
  readonly period: number;
}

/** A series like those of real companies: a level that wanders, a trend that fades, a season, noise, one break. The same by seed. */
export function makeSeries({ kind, seed, length, period }: Ask): number[] {
  const rand = makeRandom(seed);
  const has = (what: string) => kind.includes(what);
  const start = Math.exp(4 + 3 * rand());
  const noise = 0.01 + 0.08 * rand();
  const swing = has('season') || has('added') ? 0.05 + 0.3 * rand() : 0;
  const places = Array.from({ length: period }, () => normal(rand));
  const middle = places.reduce((total, value) => total + value, 0) / period;
  const alpha = 0.1 + 0.9 * rand();
  const beta = 0.15 * rand() * rand();
  const phi = 0.85 + 0.15 * rand();
  const breakAt = has('break') ? Math.floor(length * (0.3 + 0.4 * rand())) : -1;
  let level = 0;
  let trend = (has('flat') ? 0.004 : 0.02) * normal(rand) + (has('growth') ? 0.04 : 0);
  return Array.from({ length }, (_, at) => {
    const error = noise * normal(rand);
    const expected = level + phi * trend;
    level = expected + alpha * error;
    trend = phi * trend + beta * alpha * error;
    if (has('growth')) trend = Math.max(trend, 0.03 * 0.97 ** (at / 4));
    if (at === breakAt) {
      level += 0.3 * normal(rand);
      trend += 0.02 * normal(rand);
    }
    const season = swing * ((places[at % period] ?? 0) - middle);
    const value = expected + error + season;
    return has('added') ? start * Math.max(0.02, 3 + value) : start * Math.exp(value);
  });
}
