import { quantity } from '@slipway/core';
import { lack, lowData, missing, type Outcome, ok } from './outcome.ts';

/** Metrics reference, C2, for a series of equal steps of a month. */

/** Compound growth between the ends. With an end at or below zero the slope of the positive points stands in for it. */
export function compoundMonthlyGrowth(values: readonly (number | null)[]): Outcome<'share/month'> {
  const first = values[0];
  const last = values.at(-1);
  if (values.length < 2 || first === null || first === undefined || last === null || last === undefined)
    return missing('share/month', 'at least two months of revenue');
  if (first <= 0 || last <= 0) {
    const slope = logSlope(values);
    return slope.value === null
      ? slope
      : lowData(
          quantity(slope.value, 'share/month'),
          'From the slope of the months with revenue: an end of the period has none.',
        );
  }
  return ok(quantity((last / first) ** (1 / (values.length - 1)) - 1, 'share/month'));
}

/** Least squares of ln x on the month; months without revenue are dropped. */
export function logSlope(values: readonly (number | null)[]): Outcome<'share/month'> {
  const points = values.flatMap((value, at) =>
    value !== null && value > 0 ? [{ at, ln: Math.log(value) }] : [],
  );
  if (points.length < 2)
    return lack('share/month', 'undefined', 'Not defined: fewer than two months have revenue.');
  const meanAt = points.reduce((sum, { at }) => sum + at, 0) / points.length;
  const meanLn = points.reduce((sum, { ln }) => sum + ln, 0) / points.length;
  const spread = points.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  const shared = points.reduce((sum, { at, ln }) => sum + (at - meanAt) * (ln - meanLn), 0);
  return ok(quantity(Math.expm1(shared / spread), 'share/month'));
}

/** Against the same month a year before: needs thirteen points. */
export function yearOverYear(now: number | null, yearAgo: number | null): Outcome<'share/year'> {
  if (now === null || yearAgo === null) return missing('share/year', 'thirteen months of revenue');
  if (yearAgo === 0) return lack('share/year', 'undefined', 'Not defined: there was no revenue a year ago.');
  if (yearAgo < 0)
    return lack('share/year', 'not_meaningful', 'Revenue was below zero a year ago: a rate would mislead.');
  return ok(quantity(now / yearAgo - 1, 'share/year'));
}

export function doublingMonths(growth: number): Outcome<'months'> {
  return growth <= 0
    ? lack('months', 'undefined', 'Not defined: it does not grow.')
    : ok(quantity(Math.LN2 / Math.log1p(growth), 'months'));
}
