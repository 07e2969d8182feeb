import { changePoints } from '@slipway/stats';

/** Where growth a step changed. */
export interface PaceChange {
  /** The first step of the new pace. */
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** Oldest first. On growth a step, so only where every value is above zero. */
export function listPaceChanges(values: readonly number[]): readonly PaceChange[] {
  if (values.some((value) => value <= 0)) return [];
  const logs = values.map(Math.log);
  const steps = logs.slice(1).map((value, at) => value - (logs[at] ?? 0));
  return changePoints(steps).map(({ at, before, after }) => ({
    at: at + 1,
    before: Math.expm1(before),
    after: Math.expm1(after),
  }));
}

export interface Rise {
  /** Steps of the window, and those that went up. */
  readonly steps: number;
  readonly ups: number;
  /** The largest step up: its place and its share of all that was gained. */
  readonly largest: { readonly at: number; readonly share: number };
  /** One step made more than half of it. */
  readonly isSpike: boolean;
}

/** Whether a gain came in one leap or step by step. Null where there was none. */
export function riseOf(values: readonly number[], from: number, to: number): Rise | null {
  const gains = Array.from({ length: to - from }, (_, index) => {
    const at = from + index + 1;
    return { at, size: (values[at] ?? 0) - (values[at - 1] ?? 0) };
  });
  const up = gains.filter(({ size }) => size > 0);
  const whole = up.reduce((total, { size }) => total + size, 0);
  if (gains.length < 4 || whole <= 0 || (values[to] ?? 0) <= (values[from] ?? 0)) return null;
  const top = up.reduce((best, gain) => (gain.size > best.size ? gain : best));
  const share = top.size / whole;
  return { steps: gains.length, ups: up.length, largest: { at: top.at, share }, isSpike: share > 0.5 };
}
