export function sum(values: ArrayLike<number>): number {
  // Neumaier's compensated sum: money series mix cents with millions.
  let total = 0;
  let lost = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

/** Null for an empty list: a mean of nothing is not 0. */
export function mean(values: ArrayLike<number>): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** Of a sample (divides by n − 1); null below two values. */
export function standardDeviation(values: ArrayLike<number>): number | null {
  const centre = mean(values);
  if (centre === null || values.length < 2) return null;
  let squares = 0;
  for (let index = 0; index < values.length; index++) squares += ((values[index] ?? 0) - centre) ** 2;
  return Math.sqrt(squares / (values.length - 1));
}

/**
 * `p` from 0 to 1 of values sorted upwards, linear between neighbours (Hyndman and Fan 1996, definition 7; PERCENTILE.INC
 * of spreadsheets). NaN for an empty list.
 */
export function percentile(sorted: ArrayLike<number>, p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError('percentile: p is a fraction from 0 to 1');
  if (sorted.length === 0) return Number.NaN;
  const place = (sorted.length - 1) * p;
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
  return low + (high - low) * (place - below);
}
