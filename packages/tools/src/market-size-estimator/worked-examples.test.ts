import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import type { MarketInput } from './fields.ts';
import { gather } from './gather.ts';
import { type Estimate, estimateOf, inputsOf } from './model/estimate.ts';
import { penetrationIn } from './model/penetration.ts';

const library = loadTestLibrary();

function getEstimate(input: MarketInput): Estimate {
  const basis = gather(input, library);
  const of = estimateOf(input, basis, inputsOf(input, basis));
  if (of === null) throw new Error('nothing to multiply');
  return of;
}

const dental: MarketInput = { customer: 'dental offices', region: 'US', problemShare: 1, reachShare: 1 };

test('3.1 bottom-up: US dental front-desk software', () => {
  const of = getEstimate({
    ...dental,
    pricePerMonth: 500,
    fitShare: 0.6,
    penetrationShare: 0.02,
    horizonYears: 5,
  });
  expect(of.buyers.factor.span?.base).toBe(136_855);
  expect(of.buyers.unit).toBe('location');
  expect(of.sizes.tam).toBeCloseTo(821_130_000, 4);
  expect(of.samBuyers).toBeCloseTo(82_113, 6);
  expect(of.sizes.sam).toBeCloseTo(492_678_000, 4);
  expect(of.customers).toBe(1642);
  expect(of.sizes.som / 1e6).toBeCloseTo(9.85, 2);
  expect(of.customers / 60).toBeCloseTo(27.4, 1);
});

test('3.2 top-down: US restaurant payments and software, and the actual of Toast', () => {
  const takings = getEstimate({
    customer: 'restaurant locations',
    region: 'US',
    buyers: 875_000,
    buyerUnit: 'location',
    problemShare: 1,
    pricePerMonth: 250,
    topDownFigure: 1_054_000_000_000,
    topDownShare: 0.85 * 0.005,
  });
  expect((takings.totals.topDown ?? 0) / 1e9).toBeCloseTo(4.48, 2);
  expect(takings.sizes.tam / 1e9).toBeCloseTo(2.625, 6);
  const both = (takings.totals.topDown ?? 0) + takings.sizes.tam;
  const actual = getEstimate({
    customer: 'restaurant locations',
    region: 'US',
    buyers: 875_000,
    problemShare: 1,
    pricePerMonth: 1.6e9 / 134_000 / 12,
  });
  expect(actual.sizes.tam / 1e9).toBeCloseTo(10.4, 1);
  expect(actual.sizes.tam / both).toBeCloseTo(1.5, 1);
});

test.each([
  [0.1, 197],
  [0.2, 394],
])('3.3 value theory: capturing %d of no-shows recovered', (captureShare, millions) => {
  const of = getEstimate({ ...dental, pricePerMonth: 500, valuePerMonth: 20 * 200 * 0.3, captureShare });
  expect(Math.round((of.totals.value ?? 0) / 1e6)).toBe(millions);
});

test('3.4 consumer app in India', () => {
  const of = getEstimate({
    customer: 'smartphone users',
    region: 'IN',
    buyers: 659_000_000,
    buyerUnit: 'person',
    fitShare: 0.25,
    problemShare: 0.08,
    reachShare: 0.03,
    pricePerPurchase: 12,
    purchasesPerYear: 1,
  });
  expect(of.samBuyers).toBeCloseTo(395_400, 4);
  expect(of.sizes.sam / 1e6).toBeCloseTo(4.745, 3);
});

test('3.5 marketplace: volume is not revenue', () => {
  const of = getEstimate({
    customer: 'pet groomers and sitters',
    region: 'US',
    buyers: 27_189,
    problemShare: 1,
    businessModel: 'marketplace',
    volumePerYear: 250_000,
    takeRate: 0.15,
  });
  expect(of.earning.kind).toBe('volume');
  expect((of.tamBuyers * 250_000) / 1e9).toBeCloseTo(6.8, 1);
  expect(of.sizes.tam / 1e9).toBeCloseTo(1.02, 2);
});

// Section 11; a niche is below 5,000 buyers.
test.each([
  [1, 1e6, { low: 0.0005, base: 0.002, high: 0.005 }],
  [3, 1e6, { low: 0.005, base: 0.01, high: 0.03 }],
  [5, 1e6, { low: 0.01, base: 0.02, high: 0.05 }],
  [5, 4000, { low: 0.03, base: 0.08, high: 0.15 }],
])('penetration in year %d of %d buyers', (year, buyers, expected) => {
  const { penetration } = gather(dental, library);
  const span = penetrationIn(penetration, year, buyers);
  expect(span.low).toBeCloseTo(expected.low, 10);
  expect(span.base).toBeCloseTo(expected.base, 10);
  expect(span.high).toBeCloseTo(expected.high, 10);
});

test('a price nobody gave follows section 10: segment, and price level of the country', () => {
  const us = getEstimate({ customer: 'gym members', region: 'US', segment: 'consumer', vertical: 'gaming' });
  expect((us.earning.price.span?.low ?? 0) * 12).toBeCloseTo(20, 8);
  expect((us.earning.price.span?.high ?? 0) * 12).toBeCloseTo(150, 8);
  const india = getEstimate({
    customer: 'gym members',
    region: 'IN',
    segment: 'consumer',
    vertical: 'gaming',
  });
  expect((india.earning.price.span?.low ?? 0) * 12).toBeCloseTo(20 * 0.2, 8);
  expect((india.earning.price.span?.high ?? 0) * 12).toBeCloseTo(150 * 0.35, 8);
  expect(india.earning.price.origin.kind).toBe('level');
});
