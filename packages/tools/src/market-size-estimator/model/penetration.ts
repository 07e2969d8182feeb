import type { Penetration, Span } from '../basis.ts';
import { fromRoot, toRoot } from './roots.ts';

export const nicheBuyers = 5000;

/**
 * Share of the reachable market by a year (market reference, section 11), even on the scale of roots between the years of the table. A niche below
 * 5,000 buyers allows more; a market a little above is never worth less than the niche, so the two meet without a step.
 */
export function penetrationIn(table: Penetration, year: number, samBuyers: number): Span {
  const general = generalIn(table, year);
  const last = generalIn(table, 5);
  const end = (which: keyof Span) => {
    const niche = (table.niche[which] * general[which]) / last[which];
    if (samBuyers <= 0) return niche;
    return Math.max(general[which], (niche * Math.min(samBuyers, nicheBuyers)) / samBuyers);
  };
  return { low: end('low'), base: end('base'), high: end('high') };
}

function generalIn({ byYear }: Penetration, year: number): Span {
  const after = byYear.find((row) => row.year >= year) ?? byYear.at(-1);
  const before = byYear.findLast((row) => row.year <= year) ?? byYear[0];
  if (after === undefined || before === undefined) throw new Error('The table of penetration is empty.');
  if (after.year === before.year) return after.span;
  const part = (year - before.year) / (after.year - before.year);
  const between = (low: number, high: number) => fromRoot(toRoot(low) + (toRoot(high) - toRoot(low)) * part);
  return {
    low: between(before.span.low, after.span.low),
    base: between(before.span.base, after.span.base),
    high: between(before.span.high, after.span.high),
  };
}
