/** The places of the highest scores above 0, highest first; of equal ones the first. Each idea has thousands: they are not sorted. */
export function listBest(scores: Float64Array, most: number): readonly number[] {
  const best: number[] = [];
  let least = 0;
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? 0;
    if (score <= least) continue;
    let to = best.length;
    while (to > 0 && (scores[best[to - 1] ?? 0] ?? 0) < score) to--;
    best.splice(to, 0, at);
    if (best.length > most) best.pop();
    if (best.length === most) least = scores[best[most - 1] ?? 0] ?? 0;
  }
  return best;
}
