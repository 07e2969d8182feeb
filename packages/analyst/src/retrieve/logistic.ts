/** A curve from features to a probability, as plain data. */
export interface Curve {
  readonly start: number;
  readonly weights: readonly number[];
}

export function probability({ start, weights }: Curve, features: readonly number[]): number {
  const worth = features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), start);
  return 1 / (1 + Math.exp(-worth));
}
