import type { Random } from './random.ts';

/** z of the 90th percentile of the standard normal: the 10th lies as far below the middle. */
const z90 = 1.281_551_565_544_600_4;

/** One draw. Ends and mode may coincide; a mode outside the ends is drawn to the nearer end. */
export function triangular(rand: Random, low: number, mode: number, high: number): number {
  if (!(low <= high)) throw new RangeError('triangular: low must not exceed high');
  const width = high - low;
  const u = rand();
  if (width === 0) return low;
  const peak = Math.min(Math.max(mode, low), high);
  const left = (peak - low) / width;
  const drawn =
    u < left ? low + Math.sqrt(u * width * (peak - low)) : high - Math.sqrt((1 - u) * width * (high - peak));
  // Rounding may lead a hair past an end.
  return Math.min(high, Math.max(low, drawn));
}

/** One draw of the standard normal (Box and Muller 1958). Nothing is kept between draws. */
export function normal(rand: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - rand()));
  return radius * Math.cos(2 * Math.PI * rand());
}

/** One draw of the log-normal whose 10th and 90th percentiles are given; both must be above 0. */
export function logNormalFrom(rand: Random, p10: number, p90: number): number {
  if (!(p10 > 0 && p10 <= p90)) throw new RangeError('logNormalFrom: needs 0 < p10 <= p90');
  const low = Math.log(p10);
  const high = Math.log(p90);
  return Math.exp((low + high) / 2 + ((high - low) / (2 * z90)) * normal(rand));
}

/** One draw: of n, each with the same chance. The normal stands in where n is too large to count. */
export function binomial(rand: Random, n: number, chance: number): number {
  if (n > 60) {
    const drawn = Math.round(n * chance + Math.sqrt(n * chance * (1 - chance)) * normal(rand));
    return Math.min(n, Math.max(0, drawn));
  }
  let hits = 0;
  for (let each = 0; each < n; each++) if (rand() < chance) hits += 1;
  return hits;
}
