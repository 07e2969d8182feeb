import type { Figure } from '@slipway/core';
import type { Price } from '../read/reading.ts';

/** At the end: a six-week course is paid once. */
const lastPeriod = /(?:^|\s)(month|year|week|quarter)(?:ly)?$/u;

/** How often a price comes again; undefined where it is paid once. */
export function periodOf(per: string): string | undefined {
  return lastPeriod.exec(per.trim())?.[1];
}

export function priceFigure({ amount, currency, per }: Price, quote: string | null): Figure {
  const from = quote === null ? { field: 'price' } : { field: 'idea', quote };
  return {
    id: 'own-price',
    label: per === null ? 'Your price' : `Your price per ${per}`,
    value: amount,
    unit: priceUnit(per ?? ''),
    currency,
    provenance: { kind: 'measured', ...from },
  };
}

export function priceUnit(per: string): 'money' | 'money/month' | 'money/quarter' | 'money/year' {
  const period = periodOf(per);
  return period === 'month' || period === 'quarter' || period === 'year' ? `money/${period}` : 'money';
}
