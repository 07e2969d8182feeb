import { monthNames } from './read-month.ts';

const dayMs = 86_400_000;

/** Days since 1970 of `2026-10-05`. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
}

export function dayOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** The ISO day; null where the calendar has none, or it is outside any plan. */
export function toDay(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2200) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** "5 October 2026"; "October 2026" for a month. */
export function sayDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = monthNames[(month ?? 1) - 1] ?? '';
  const words = `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${year}`;
  return date === undefined ? words : `${date} ${words}`;
}
