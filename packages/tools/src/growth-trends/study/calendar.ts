import { monthLabel, shortLabel } from '@slipway/finance';
import type { Series, SeriesStep } from '../../fields/series/field.ts';
import { periodAfter, placeOf } from '../../fields/series/steps.ts';
import { dayNumber, dayOf, sayDay } from '../../fields/shared/days.ts';

type Dated = Pick<Series, 'step' | 'from'>;

/** The day on which a period begins. */
export function startOf({ step, from }: Dated, at: number): string {
  const period = periodAfter(step, from, at);
  return step === 'month' ? `${period.slice(0, 7)}-01` : period;
}

/** The last day of a period. */
export function endOf(series: Dated, at: number): string {
  return dayOf(dayNumber(startOf(series, at + 1)) - 1);
}

/** At the foot of a chart: "Oct 2026", "5 Oct 2026". */
export function footLabel(series: Dated, at: number): string {
  const day = startOf(series, at);
  const month = shortLabel(day.slice(0, 7));
  return series.step === 'month' ? month : `${Number(day.slice(8))} ${month}`;
}

/** "October 2026", "5 October 2026", "the week of 5 October 2026". */
export function fullLabel(series: Dated, at: number): string {
  const day = startOf(series, at);
  if (series.step === 'month') return monthLabel(day.slice(0, 7));
  return series.step === 'week' ? `the week of ${sayDay(day)}` : sayDay(day);
}

/** "October": in a sentence without digits, so only within a year of the last, before or after. Null where a year would be needed. */
export function monthName(series: Series, at: number): string | null {
  const isNear = Math.abs(series.values.length - 1 - at) <= 11;
  return series.step === 'month' && isNear ? (fullLabel(series, at).split(' ')[0] ?? null) : null;
}

/** Whole periods from the last number to the one that holds this day. */
export function stepsUntil(series: Series, day: string): number {
  const last = series.values.length - 1;
  if (series.step === 'month') return placeOf('month', day) - placeOf('month', startOf(series, last));
  return Math.floor((dayNumber(day) - dayNumber(startOf(series, last))) / (series.step === 'week' ? 7 : 1));
}

/** Periods of a season: a year of months or weeks, a week of days. */
export const seasonOf: Readonly<Record<SeriesStep, number>> = { day: 7, week: 52, month: 12 };
export const stepsPerMonth: Readonly<Record<SeriesStep, number>> = {
  day: 365.25 / 12,
  week: 52 / 12,
  month: 1,
};
export const stepsPerYear: Readonly<Record<SeriesStep, number>> = { day: 365, week: 52, month: 12 };
/** How far back growth is measured, and how far ahead one may look. */
export const usualWindow: Readonly<Record<SeriesStep, number>> = { day: 28, week: 13, month: 6 };
