/**
 * In standard deviations from the mean; all zero when nothing differs. Where few values are not zero, the deviation is tiny and
 * one weak word would be worth ten: `least` is the smallest deviation that counts as one.
 */
export function standardise(values: readonly number[], least = 0): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const spread = Math.max(
    least,
    Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length)),
  );
  return values.map((value) => (spread === 0 ? 0 : (value - mean) / spread));
}
