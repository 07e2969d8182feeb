import { minimiseOnPlane } from './minimise.ts';

/** How many could leave in each period and how many did, from the first period on. */
export interface LifeTable {
  readonly atRisk: readonly number[];
  readonly lost: readonly number[];
}

export interface BetaGeometric {
  readonly alpha: number;
  readonly beta: number;
}

/**
 * Fader and Hardie 2007, by maximum likelihood. Cohorts of any age add up: each period is its own trial, and who is still there
 * is counted in the periods that were seen.
 */
export function fitBetaGeometric({ atRisk, lost }: LifeTable, from?: BetaGeometric): BetaGeometric {
  const unlikeliness = (lnAlpha: number, lnBeta: number): number => {
    // Beyond these the curve no longer changes, and the search would run away where nobody leaves.
    if (Math.abs(lnAlpha) > 12 || Math.abs(lnBeta) > 12) return Number.POSITIVE_INFINITY;
    const [alpha, beta] = [Math.exp(lnAlpha), Math.exp(lnBeta)];
    let sum = 0;
    for (let at = 0; at < atRisk.length; at++) {
      const [left = 0, n = 0] = [lost[at], atRisk[at]];
      sum += n * Math.log(alpha + beta + at) - (n - left) * Math.log(beta + at);
      sum -= left * lnAlpha;
    }
    return sum;
  };
  const near = from !== undefined;
  const [lnAlpha, lnBeta] = minimiseOnPlane(
    unlikeliness,
    near ? [Math.log(from.alpha), Math.log(from.beta)] : [0, 1],
    near ? { size: 0.2, tolerance: 1e-7, rounds: 60 } : { tolerance: 1e-13 },
  );
  return { alpha: Math.exp(lnAlpha), beta: Math.exp(lnBeta) };
}

/** Share still there after each of the periods, from the first on: B(α, β + t) / B(α, β). */
export function betaGeometricSurvival({ alpha, beta }: BetaGeometric, periods: number): number[] {
  let kept = 1;
  return Array.from({ length: periods }, (_, at) => {
    kept *= (beta + at) / (alpha + beta + at);
    return kept;
  });
}

/** Periods still to come just before the n-th renewal, each later one worth less by `discount`. */
export function residualPeriods({ alpha, beta }: BetaGeometric, renewal: number, discount: number): number {
  if (!(discount > 0)) throw new RangeError('residualPeriods: without a discount the sum may have no end');
  let [sum, term] = [0, 1];
  for (let t = renewal; term > 1e-12; t++) {
    term *= (beta + t - 1) / (alpha + beta + t - 1);
    sum += term;
    term /= 1 + discount;
  }
  return sum;
}
