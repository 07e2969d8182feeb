/** What is known of a candidate, by name. Absent is zero. */
export type Features = Readonly<Record<string, number>>;
export type Weights = Readonly<Record<string, number>>;

function score(features: Features, weights: Weights): number {
  let sum = 0;
  for (const name in features) sum += (features[name] ?? 0) * (weights[name] ?? 0);
  return sum;
}

/** Probabilities of the candidates and, last, of "none of them". */
export function probabilities(
  candidates: readonly Features[],
  none: Features,
  weights: Weights,
): readonly number[] {
  const scores = [...candidates, none].map((features) => score(features, weights));
  const top = Math.max(...scores);
  const powers = scores.map((one) => Math.exp(one - top));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}
