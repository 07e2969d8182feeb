/** Places further from the median than 3.5 robust deviations (Iglewicz and Hoaglin 1993). */
export function outliers(values: readonly number[]): readonly number[] {
  if (values.length < 5) return [];
  const centre = median(values);
  const spread = 1.4826 * median(values.map((value) => Math.abs(value - centre)));
  if (spread === 0) return [];
  return values.flatMap((value, at) => (Math.abs(value - centre) > 3.5 * spread ? [at] : []));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2;
}
