/** Distance from the mean in standard deviations. Plain loops: it is asked for thousands of values several times for each idea. */
export function zScores(values: ArrayLike<number>): Float64Array {
  const all = new Float64Array(values);
  let sum = 0;
  for (const value of all) sum += value;
  const mean = sum / Math.max(1, all.length);
  let squares = 0;
  for (const value of all) squares += (value - mean) ** 2;
  const spread = Math.sqrt(squares / Math.max(1, all.length));
  if (spread === 0) return all.fill(0);
  for (let at = 0; at < all.length; at++) all[at] = ((all[at] ?? 0) - mean) / spread;
  return all;
}
