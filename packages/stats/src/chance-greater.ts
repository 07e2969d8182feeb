/** Posterior of a share after `alpha − 1` hits and `beta − 1` misses over a uniform prior. Whole numbers from 1 up. */
interface WholeBeta {
  readonly alpha: number;
  readonly beta: number;
}

/**
 * P(x > y) for two independent shares, exactly (Miller 2015, "Formulas for Bayesian A/B Testing", equation 6). The first of its terms
 * is a product and each next one a ratio of it, so no gamma function is needed; in logarithms, because the first may be below any number.
 */
export function chanceGreater(x: WholeBeta, y: WholeBeta): number {
  for (const value of [x.alpha, x.beta, y.alpha, y.beta])
    if (!(Number.isSafeInteger(value) && value >= 1))
      throw new RangeError('chanceGreater: needs whole numbers from 1 up');
  let term = 0;
  for (let k = 0; k < x.beta; k += 1) term += Math.log1p(-y.alpha / (y.alpha + y.beta + k));
  let sum = 0;
  for (let i = 0; i < x.alpha; i += 1) {
    sum += Math.exp(term);
    term += Math.log((y.alpha + i) / (y.alpha + y.beta + x.beta + i)) + Math.log((x.beta + i) / (1 + i));
  }
  return Math.min(1, sum);
}
