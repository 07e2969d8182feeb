/** Growth between two points of the series. */
export interface Growth {
  /** Places of the ends. */
  readonly from: number;
  readonly to: number;
  /** At the ends, without the season. */
  readonly first: number;
  readonly last: number;
  /** Compound, a step; null where an end is zero or below. */
  readonly compound: number | null;
  /** Of the line through the logarithms, a step; null with fewer than two points above zero. */
  readonly slope: number | null;
}

/** Over the last `steps` steps, or as many as there are. `seen` has the gaps, `values` has them filled. */
export function growthOver(
  seen: readonly (number | null)[],
  values: readonly number[],
  steps: number,
): Growth {
  const to = seen.findLastIndex((value) => value !== null);
  const wanted = Math.max(0, to - steps);
  const from = Math.min(
    seen.findIndex((value, at) => at >= wanted && value !== null),
    to,
  );
  const [first, last] = [values[from] ?? 0, values[to] ?? 0];
  const span = to - from;
  return {
    from,
    to,
    first,
    last,
    compound: span > 0 && isRatio(last, first) ? (last / first) ** (1 / span) - 1 : null,
    slope: slopeOf(
      seen.slice(from, to + 1).map((value, at) => (value === null ? null : (values[from + at] ?? 0))),
    ),
  };
}

/** From next to nothing to something is no growth: a rate would have more digits than meaning. */
export function isRatio(last: number, first: number): boolean {
  return first > 0 && last > 0 && Math.abs(Math.log(last / first)) < Math.log(1e6);
}

/** Least squares of the logarithm on the step; what is not above zero is left out (metrics reference, C2). */
function slopeOf(values: readonly (number | null)[]): number | null {
  const points = values.flatMap((value, at) =>
    value !== null && value > 0 ? [{ at, ln: Math.log(value) }] : [],
  );
  if (points.length < 2) return null;
  const middle = points.reduce((total, { at }) => total + at, 0) / points.length;
  const mean = points.reduce((total, { ln }) => total + ln, 0) / points.length;
  const spread = points.reduce((total, { at }) => total + (at - middle) ** 2, 0);
  const slope = points.reduce((total, { at, ln }) => total + (at - middle) * (ln - mean), 0) / spread;
  return Math.abs(slope) < Math.log(1e6) ? Math.expm1(slope) : null;
}
