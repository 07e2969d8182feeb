/**
 * Answers needed to know a share within ± `margin` (Cochran 1977). `share` is the best guess, one half when left out
 * (the most cautious); `population` shrinks the need when there are few to ask.
 */
export function sampleSizeForProportion({
  margin,
  share = 0.5,
  z = 1.96,
  population,
}: {
  margin: number;
  share?: number;
  z?: number;
  population?: number;
}): number {
  if (!(margin > 0 && margin < 1 && share >= 0 && share <= 1))
    throw new RangeError('sampleSizeForProportion: margin and share are fractions');
  const endless = (z * z * share * (1 - share)) / (margin * margin);
  if (population === undefined) return Math.ceil(endless);
  return Math.min(population, Math.ceil(endless / (1 + (endless - 1) / population)));
}

/**
 * Visitors per variant to see `share` become `share + difference`, two-sided 5 %, power 80 %: 16 p (1 − p) / d² with p the
 * middle of both (rubrics reference).
 */
export function sampleSizeForDifference(share: number, difference: number): number {
  const middle = share + difference / 2;
  if (!(difference !== 0 && middle > 0 && middle < 1))
    throw new RangeError('sampleSizeForDifference: shares lie between 0 and 1 and differ');
  const need = (16 * middle * (1 - middle)) / (difference * difference);
  // Exactly 444 must not become 445 by the last digit of a fraction.
  return Math.ceil(need * (1 - 1e-12));
}
