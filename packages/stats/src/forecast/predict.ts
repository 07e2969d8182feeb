import type { Method, MethodId } from './method.ts';
import { findSeason, withoutSeason, withSeason } from './season.ts';

/** What was decided once for the whole series. */
export interface Shape {
  /** 1 without a season. */
  readonly period: number;
  readonly isCompound: boolean;
  /** Nothing below zero can happen. */
  readonly isPositive: boolean;
}

/** These are shapes in units: a logarithm would make them something else. */
const inUnits: ReadonlySet<MethodId> = new Set(['naive', 'linear', 'exponential', 'logistic']);

/** A forecast this many times above all that was seen is a slip of the fit. */
const mostTimes = 100;

/** Each method on the same series: the season taken out and put back, growth that compounds in logarithms. Null where it cannot. */
export function predictAll(
  methods: readonly Method[],
  values: readonly number[],
  horizon: number,
  { period, isCompound, isPositive }: Shape,
): ReadonlyMap<MethodId, readonly number[]> {
  const season = period > 1 ? findSeason(values, period) : null;
  const bare = season ? withoutSeason(values, season) : values;
  const logs = isCompound && bare.every((value) => value > 0) ? bare.map(Math.log) : null;
  const most = mostTimes * values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  const found = new Map<MethodId, readonly number[]>();
  for (const method of methods) {
    if (values.length < method.minPoints(period)) continue;
    const inLogs = logs !== null && !inUnits.has(method.id) && !method.isSeasonal;
    const given = method.isSeasonal ? values : inLogs ? logs : bare;
    const raw = method.forecast(given, horizon, period);
    if (raw === null) continue;
    const units = inLogs ? raw.map(Math.exp) : raw;
    const whole = season && !method.isSeasonal ? withSeason(units, values.length, season) : units;
    if (whole.some((value) => !(Math.abs(value) <= most))) continue;
    found.set(method.id, isPositive ? whole.map((value) => Math.max(0, value)) : whole);
  }
  return found;
}
