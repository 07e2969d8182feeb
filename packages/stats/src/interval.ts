const z95 = 1.96;

interface Interval {
  readonly low: number;
  readonly high: number;
  readonly centre: number;
}

/** Wilson score interval of a proportion (metrics reference, section 0). With n = 0 nothing is known: 0 to 1. */
export function wilson(successes: number, n: number, z: number = z95): Interval {
  if (!(successes >= 0 && successes <= n)) throw new RangeError('wilson: needs 0 <= successes <= n');
  if (n === 0) return { low: 0, high: 1, centre: 0.5 };
  const share = successes / n;
  const spread = (z * z) / n;
  const centre = (share + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((share * (1 - share)) / n + spread / (4 * n))) / (1 + spread);
  return {
    // The exact ends: rounding would leave a 1e-17 beside them.
    low: successes === 0 ? 0 : Math.max(0, centre - half),
    high: successes === n ? 1 : Math.min(1, centre + half),
    centre,
  };
}

/** Upper 95 % bound of a share when none of n showed the event: about 3 / n, never above 1. */
export function ruleOfThree(n: number): number {
  return n <= 0 ? 1 : Math.min(1, 3 / n);
}
