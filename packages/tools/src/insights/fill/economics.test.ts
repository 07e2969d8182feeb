import { expect, it } from 'vitest';
import type { NicheSlice } from '../slice.ts';
import type { Told } from '../told.ts';
import { fillEconomics } from './economics.ts';

const usual = { grossMargin: [0.5, 0.8], churnMonthly: [0.02, 0.05], cac: [200, 1000], cacCurrency: 'USD' };

function fill(economics: Partial<typeof usual>, perMonth: number | null, currency = 'USD') {
  const niche = { name: 'x', confidence: 'low', prices: [], economics: { ...usual, ...economics } };
  const price = perMonth === null ? null : { perMonth, currency, field: 'pricePerMonth' };
  // Only what the function reads.
  return fillEconomics(niche as unknown as NicheSlice, { price } as unknown as Told);
}

it.each([
  [100, { payback: [2.5, 20], lifetime: [20, 50], ltv: [1, 20] }],
  [50, { payback: [5, 40], lifetime: [20, 50], ltv: [0.5, 10] }],
])('at a price of %i a month', (price, { payback, lifetime, ltv }) => {
  const found = fill({}, price);
  expect([found.payback?.value.low, found.payback?.value.high]).toEqual(payback);
  expect([found.lifetime?.value.low, found.lifetime?.value.high]).toEqual(lifetime);
  expect(found.ltvToCac?.value.low).toBeCloseTo(ltv[0] ?? 0);
  expect(found.ltvToCac?.value.high).toBeCloseTo(ltv[1] ?? 0);
});

it('computes nothing across currencies, and nothing without a price', () => {
  expect(fill({}, 100, 'EUR').payback).toBeUndefined();
  expect(fill({}, null).payback).toBeUndefined();
  expect(fill({}, null).margin?.value.high).toBe(0.8);
});

it('gives one-off buyers no lifetime', () => {
  const found = fill({ churnMonthly: [0.6, 0.9] }, 100);
  expect(found.lifetime).toBeUndefined();
  expect(found.churn).toBeUndefined();
  expect(found.ltvToCac).toBeUndefined();
  expect(found.payback).toBeDefined();
});
