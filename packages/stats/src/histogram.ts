export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Bins of equal width from the least to the greatest, in any order; the last holds its upper end. One bin when all are equal. */
export function histogram(values: ArrayLike<number>, bins: number): readonly Bin[] {
  if (!(Number.isInteger(bins) && bins > 0))
    throw new RangeError('histogram: bins is a whole number above 0');
  if (values.length === 0) return [];
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < values.length; index++) {
    low = Math.min(low, values[index] ?? low);
    high = Math.max(high, values[index] ?? high);
  }
  if (low === high) return [{ from: low, to: high, count: values.length }];
  const width = (high - low) / bins;
  const counts = new Uint32Array(bins);
  for (let index = 0; index < values.length; index++) {
    const bin = Math.min(bins - 1, Math.floor((((values[index] ?? low) - low) / (high - low)) * bins));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return Array.from(counts, (count, bin) => ({
    from: low + bin * width,
    to: bin === bins - 1 ? high : low + (bin + 1) * width,
    count,
  }));
}
