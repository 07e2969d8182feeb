import { dayNumber, dayOf } from '../shared/days.ts';
import type { SeriesStep } from './field.ts';
import type { Period } from './read-periods.ts';

/** Days that are a week apart are weeks; days on the same date of each month, or at its end, are months. */
export function stepOf(periods: readonly Period[]): SeriesStep {
  const as = periods[0]?.as ?? 'day';
  if (as !== 'day') return as;
  const days = [...new Set(periods.map(({ day }) => day))].sort();
  if (days.length < 2) return 'day';
  const months = new Set(days.map((day) => day.slice(0, 7)));
  const isMonthly =
    months.size === days.length &&
    (new Set(days.map((day) => day.slice(8))).size === 1 || days.every(isMonthEnd));
  if (isMonthly) return 'month';
  const first = dayNumber(days[0] ?? '');
  return days.every((day) => (dayNumber(day) - first) % 7 === 0) ? 'week' : 'day';
}

function isMonthEnd(day: string): boolean {
  return dayOf(dayNumber(day) + 1).endsWith('-01');
}

/** Periods counted from a day on; whole ones, because `stepOf` chose the step. */
export function placeOf(step: SeriesStep, day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (step === 'month') return year * 12 + month - 1;
  const number = dayNumber(day);
  return step === 'week' ? Math.floor(number / 7) : number;
}

/** The period that many steps after the first. */
export function periodAfter(step: SeriesStep, from: string, count: number): string {
  if (step !== 'month') return dayOf(dayNumber(from) + count * (step === 'week' ? 7 : 1));
  const place = placeOf('month', from) + count;
  return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;
}
