import type { Figure } from '@slipway/core';
import type { Writer } from '@slipway/report';
import type { Price } from '../read/reading.ts';
import { oneOf } from './periods.ts';

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

/** "€12 a hectare a season": with what it is for, where its unit does not say that. */
export function priceWords(price: Price, quote: string | null, writer: Writer): string {
  const each =
    price.per === null || price.per === 'sale' || priceUnit(price.per) !== 'money'
      ? ''
      : ` ${oneOf(price.per)}`;
  return `{{f:${writer.figure(priceFigure(price, quote))}}}${each}`;
}

export function priceUnit(per: string): 'money' | 'money/month' | 'money/quarter' | 'money/year' {
  const period = periodOf(per);
  return period === 'month' || period === 'quarter' || period === 'year' ? `money/${period}` : 'money';
}
