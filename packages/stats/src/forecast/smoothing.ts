import { lineThrough } from './line.ts';

/** Metrics reference, C4; `phi` below 1 damps the trend. */
export interface Smoothing {
  readonly alpha: number;
  readonly beta: number;
  readonly phi: number;
  readonly level: number;
  readonly trend: number;
}

interface Smoothed {
  readonly level: number;
  readonly trend: number;
  /** Squared errors one step ahead, added up. */
  readonly squares: number;
}

/** Holt's two equations, run over the series from a level and a trend before its first value. */
export function smooth(
  values: readonly number[],
  start: Smoothing,
  each?: (forecast: number) => void,
): Smoothed {
  const { alpha, beta, phi } = start;
  let { level, trend } = start;
  let squares = 0;
  for (const value of values) {
    const expected = level + phi * trend;
    each?.(expected);
    const error = value - expected;
    squares += error * error;
    const next = expected + alpha * error;
    trend = beta * (next - level) + (1 - beta) * phi * trend;
    level = next;
  }
  return { level, trend, squares };
}

/** φ + φ² + … + φ^h: what is left of the trend after h steps. */
export function dampedSteps(phi: number, step: number): number {
  return phi === 1 ? step : (phi * (1 - phi ** step)) / (1 - phi);
}

/** The line through the first values, one step before them. */
export function startOf(values: readonly number[]): Pick<Smoothing, 'level' | 'trend'> {
  const { start, slope } = lineThrough(values.slice(0, 10));
  return { level: start - slope, trend: slope };
}
