import type { Method, MethodId } from './method.ts';
import { predictAll, type Shape } from './predict.ts';

/** What each method would have said at one point of the past. */
export interface Trial {
  /** Values known then. */
  readonly origin: number;
  /** How far ahead the past can be compared. */
  readonly steps: number;
  readonly forecasts: ReadonlyMap<MethodId, readonly number[]>;
}

const mostOrigins = 16;

/** Rolling origins, refitted at each: spread over the last horizons, so that near and far steps are both seen. */
export function backTest(
  methods: readonly Method[],
  values: readonly number[],
  horizon: number,
  shape: Shape,
): readonly Trial[] {
  return originsOf(values.length, horizon, shape.period).map((origin) => {
    const steps = Math.min(horizon, values.length - origin);
    return { origin, steps, forecasts: predictAll(methods, values.slice(0, origin), steps, shape) };
  });
}

function originsOf(length: number, horizon: number, period: number): number[] {
  const least = Math.max(4, period > 1 ? 2 * period + 2 : Math.ceil(length * 0.4));
  const span = Math.min(length - least, Math.max(2 * horizon, 24));
  if (span < 1) return [];
  const count = Math.min(span, mostOrigins);
  const all = Array.from({ length: count }, (_, index) => length - 1 - Math.floor((index * span) / count));
  return all.reverse();
}
