import { calmSpikes } from '../series/spikes.ts';
import { fillGaps } from './fill-gaps.ts';
import type { Shape } from './predict.ts';
import { isCompound } from './scale.ts';
import { findSeason, isSeasonal, withoutSeason, withSeason } from './season.ts';

/** Across a gap in a season, the line is drawn without it. */
export function fillSeason(series: readonly (number | null)[], period: number): number[] {
  const first = fillGaps(series);
  if (!series.includes(null) || !isSeasonal(first, period)) return first;
  const season = findSeason(first, period);
  const bare = withoutSeason(first, season);
  const filled = fillGaps(series.map((value, at) => (value === null ? null : (bare[at] ?? 0))));
  const whole = withSeason(filled, 0, season);
  return series.map((value, at) => value ?? whole[at] ?? 0);
}

/** One odd value must not bend a fit; it still counts among the errors. */
export function calm(values: readonly number[], period: number): readonly number[] {
  if (!isSeasonal(values, period)) return calmSpikes(values);
  const season = findSeason(values, period);
  return withSeason(calmSpikes(withoutSeason(values, season)), 0, season);
}

export function shapeOf(values: readonly number[], period: number): Shape {
  const found = isSeasonal(values, period) ? period : 1;
  const bare = found > 1 ? withoutSeason(values, findSeason(values, found)) : values;
  return { period: found, isCompound: isCompound(bare), isPositive: values.every((value) => value >= 0) };
}
