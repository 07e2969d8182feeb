/** Low, likeliest, high. */
export interface Span {
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

export function exactly(value: number): Span {
  return { low: value, base: value, high: value };
}

/** What is allowed around a figure that was said and not measured, as parts of it. */
export function around(value: number, below: number, above: number, most = Number.POSITIVE_INFINITY): Span {
  return { low: value * (1 - below), base: value, high: Math.min(most, value * (1 + above)) };
}

/** A share moves a fifth either way; all of them is no guess about a part. */
export function aroundShare(value: number): Span {
  return value >= 1 ? exactly(1) : around(value, 0.2, 0.2, 1);
}

/** Low, geometric middle, high: comparable prices span several times. */
export function spread(low: number, high: number): Span {
  return { low, base: low > 0 ? Math.sqrt(low * high) : high / 2, high };
}

/** Two significant digits: estimates are not exact. */
export function round(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(2)) : value;
}
