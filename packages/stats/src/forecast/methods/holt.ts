import { ahead, type Method } from '../method.ts';
import { minimise } from '../minimise.ts';
import { dampedSteps, type Smoothing, smooth, startOf } from '../smoothing.ts';

const freely = { low: 0.02, high: 0.99 };

export const holt: Method = {
  id: 'holt',
  name: 'Holt',
  minPoints: () => 5,
  forecast: (values, horizon) => goOn(values, horizon, fitHolt(values, false)),
};

/** The reference's default for startups: trends rarely keep their pace. */
export const dampedHolt: Method = {
  id: 'damped-holt',
  name: 'damped Holt',
  minPoints: () => 6,
  forecast: (values, horizon) => goOn(values, horizon, fitHolt(values, true)),
};

function fitHolt(values: readonly number[], isDamped: boolean): Smoothing {
  const start = startOf(values);
  const bounds = [
    { ...freely, start: 0.5 },
    { low: 0.001, high: 0.5, start: 0.1 },
    ...(isDamped ? [{ low: 0.8, high: 0.98, start: 0.9 }] : []),
  ];
  const build = ([alpha = 0, beta = 0, phi = 1]: readonly number[]): Smoothing => ({
    alpha,
    beta,
    phi,
    ...start,
  });
  return build(minimise((at) => smooth(values, build(at)).squares, bounds, 50));
}

function goOn(values: readonly number[], horizon: number, fitted: Smoothing): readonly number[] {
  const { level, trend } = smooth(values, fitted);
  return ahead(horizon, (step) => level + dampedSteps(fitted.phi, step) * trend);
}
