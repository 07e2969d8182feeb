/** Distance from the mean in standard deviations. */
export function zScores(values: ArrayLike<number>): Float64Array {
  const all = Float64Array.from(values);
  const mean = all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);
  const spread = Math.sqrt(
    all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, all.length),
  );
  return spread === 0 ? all.fill(0) : all.map((value) => (value - mean) / spread);
}
