import { ahead, type Method } from '../method.ts';
import { minimise } from '../minimise.ts';
import { findSeason, withoutSeason } from '../season.ts';
import { dampedSteps, startOf } from '../smoothing.ts';

interface Weights {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
  readonly phi: number;
}

/** Winters 1960 with a damped trend; the season is multiplied where every value is above zero, and else added. */
export const holtWinters: Method = {
  id: 'holt-winters',
  name: 'Holt-Winters',
  minPoints: (period) => 2 * period + 4,
  isSeasonal: true,
  forecast(values, horizon, period) {
    if (period < 2) return null;
    const season = findSeason(values, period);
    const start = startOf(withoutSeason(values, season));
    const run = (weights: Weights) => runOver(values, season.isMultiplied, season.factors, start, weights);
    const build = ([alpha = 0, beta = 0, gamma = 0, phi = 1]: readonly number[]) => ({
      alpha,
      beta,
      gamma,
      phi,
    });
    const fitted = build(
      minimise(
        (at) => run(build(at)).squares,
        [
          { low: 0.02, high: 0.99, start: 0.4 },
          { low: 0.001, high: 0.4, start: 0.05 },
          { low: 0.001, high: 0.6, start: 0.1 },
          { low: 0.8, high: 0.98, start: 0.95 },
        ],
        60,
      ),
    );
    const { level, trend, factors } = run(fitted);
    return ahead(horizon, (step) => {
      const factor = factors[(values.length + step - 1) % period] ?? 0;
      const expected = level + dampedSteps(fitted.phi, step) * trend;
      return season.isMultiplied ? expected * factor : expected + factor;
    });
  },
};

function runOver(
  values: readonly number[],
  isMultiplied: boolean,
  first: readonly number[],
  start: { readonly level: number; readonly trend: number },
  { alpha, beta, gamma, phi }: Weights,
) {
  const factors = [...first];
  let { level, trend } = start;
  let squares = 0;
  values.forEach((value, index) => {
    const at = index % factors.length;
    const factor = factors[at] ?? 0;
    const expected = level + phi * trend;
    const error = isMultiplied ? value - expected * factor : value - expected - factor;
    squares += error * error;
    const bare = isMultiplied ? value / factor : value - factor;
    const next = alpha * bare + (1 - alpha) * expected;
    trend = beta * (next - level) + (1 - beta) * phi * trend;
    const seen = isMultiplied ? value / (expected || Number.EPSILON) : value - expected;
    factors[at] = isMultiplied
      ? Math.max(0.01, gamma * seen + (1 - gamma) * factor)
      : gamma * seen + (1 - gamma) * factor;
    level = next;
  });
  return { level, trend, factors, squares };
}
