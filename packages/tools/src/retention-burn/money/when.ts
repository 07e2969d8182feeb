import { monthLabel } from '@slipway/finance';
import { dayNumber, dayOf, sayDay } from '../../fields/shared/days.ts';
import { daysPerMonth } from './plan.ts';

function dayAfter(asOf: string, months: number): string {
  return dayOf(dayNumber(asOf) + Math.round(months * daysPerMonth));
}

/** "5 October 2027", for a cell of a table. */
export function dateAfter(asOf: string, months: number): string {
  return sayDay(dayAfter(asOf, months));
}

/** "mid-October", "early March next year"; null where it would need the year. */
export function monthPartAfter(asOf: string, months: number): string | null {
  const month = monthAfter(asOf, months)?.replace(/^in /u, '') ?? null;
  const day = Number(dayAfter(asOf, months).slice(8));
  return month && `${day <= 10 ? 'early ' : day <= 20 ? 'mid-' : 'late '}${month}`;
}

/** "in October", "in October next year": a sentence has no digits of its own. Null where it would need the year. */
export function monthAfter(asOf: string, months: number): string | null {
  const day = dayAfter(asOf, months);
  const years = Number(day.slice(0, 4)) - Number(asOf.slice(0, 4));
  const name = monthLabel(day).split(' ')[0];
  if (years > 1) return null;
  return years === 0 ? `in ${name}` : `in ${name} next year`;
}
