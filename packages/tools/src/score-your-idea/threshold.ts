import { wilson } from '@slipway/stats';

export interface Threshold {
  readonly n: number;
  /** Passed from this many on: even the low end of the 95 % interval is at or above the floor. */
  readonly pass: number;
  /** Failed at this many or fewer: even the high end is under the target. Null when n is too small to fail by count. */
  readonly fail: number | null;
}

/**
 * Fixed before the first answer. `floor` is the share under which the assumption is false, `target` the share that would make
 * it worth building on.
 */
export function thresholdFor(n: number, floor: number, target: number): Threshold {
  const pass = firstFrom(n, (k) => wilson(k, n).low >= floor) ?? n;
  const firstOpen = firstFrom(n, (k) => wilson(k, n).high >= target) ?? n;
  return { n, pass, fail: firstOpen === 0 ? null : Math.min(firstOpen, pass) - 1 };
}

function firstFrom(n: number, holds: (k: number) => boolean): number | null {
  for (let k = 0; k <= n; k += 1) if (holds(k)) return k;
  return null;
}
