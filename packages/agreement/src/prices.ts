import type { Company } from './company.ts';
import { factNumber, figure, type Known, knownOf, slotIn } from './known.ts';
import { latestArpa, readMonths } from './monthly.ts';

/** A list price may be this many times what customers pay, or the other way: discounts and extras explain as much. */
export const priceFactor = 1.5;

/** The record's price for one customer and month; null where it comes once or is counted otherwise. */
export function monthlyPrice(company: Company): Known | null {
  const price = slotIn(company, 'price');
  const per = slotIn(company, 'per')?.value ?? 'month';
  if (price === null || typeof price.value !== 'number' || !(price.value > 0)) return null;
  if (per !== 'month' && per !== 'year') return null;
  return knownOf(company, 'price', price, per === 'year' ? price.value / 12 : price.value, {
    label: 'Your price',
    unit: 'money/month',
  });
}

/** What one customer pays a month: measured, else as the record says. */
export function measuredArpa(company: Company): Known | null {
  const slot = slotIn(company, 'months');
  const arpa = slot === null ? null : latestArpa(readMonths(slot));
  if (slot !== null && arpa !== null)
    return knownOf(company, 'months', slot, arpa.value, {
      label: 'What a customer pays, measured',
      unit: 'money/month',
      quote: arpa.month,
    });
  return (
    figure(company, 'financial-metrics', 'arpa', 'What a customer pays, measured') ??
    factNumber(company, 'arpa', { label: 'Revenue per customer', unit: 'money/month' })
  );
}
