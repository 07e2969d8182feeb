import type { Fact } from '../read/facts/fact.ts';
import { asPeriod, openMonthsOf } from './periods.ts';

/** What goes out in a month; null where a part of it is for something else than a time. */
export function monthlyOf(fixed: readonly Fact[]): number | null {
  const parts = fixed.map(({ value, per, each }) => {
    const months = openMonthsOf(asPeriod(per ?? ''));
    return months === undefined ? null : (value * (each ?? 1)) / months;
  });
  return parts.every((part) => part !== null) ? parts.reduce((sum, part) => sum + part, 0) : null;
}
