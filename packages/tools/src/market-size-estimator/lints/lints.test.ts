import { checkReport } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../../test/library.ts';
import { engine } from '../engine.ts';
import type { MarketInput } from '../fields.ts';
import { gather } from '../gather.ts';

const library = loadTestLibrary();

function lintsOf(input: MarketInput): readonly string[] {
  const report = engine.run(input, gather(input, library));
  expect(checkReport(report)).toEqual([]);
  const block = report.blocks.find(({ id }) => id === 'lints');
  return block?.kind === 'list' ? block.items.map(({ id }) => id.replace('lint-', '')) : [];
}

const clean: MarketInput = {
  idea: 'Phone assistant that fills cancelled appointments for dental offices.',
  customer: 'dental offices',
  vertical: 'dental-clinic-software',
  region: 'US',
  currency: 'USD',
  pricePerMonth: 500,
  priceUnit: 'location',
  problemShare: 0.5,
  fitShare: 0.6,
  reachShare: 0.6,
  reps: 3,
  dealsPerRep: 3,
  churnPerMonth: 0.02,
  valuePerMonth: 3300,
  topDownShare: 0.003,
};
const { reps: _reps, dealsPerRep: _deals, ...noSellers } = clean;
const { topDownShare: _share, valuePerMonth: _value, ...noChecks } = clean;

test('a clean case is silent', () => {
  expect(lintsOf(clean)).toEqual([]);
});

test.each<[string, MarketInput]>([
  ['one-percent', noSellers],
  ['units', { ...clean, priceUnit: 'company' }],
  [
    'double-count',
    {
      ...clean,
      vertical: 'legaltech',
      customer: 'law firms',
      buyers: 1_320_000,
      buyerUnit: 'company',
      priceUnit: 'company',
    },
  ],
  ['years', { ...clean, topDownFigure: 165e9, topDownYear: 2015 }],
  ['currency', { ...clean, currency: 'INR' }],
  ['not-a-market', { ...clean, topDownFigure: 43e9, topDownKind: 'activity' }],
  [
    'not-a-market',
    { ...clean, customer: 'sellers', vertical: 'fashion-resale', buyers: 1e6, topDownFigure: 43e9 },
  ],
  ['method-gap', { ...clean, topDownShare: 0.02 }],
  ['method-gap', { ...clean, valuePerMonth: 400 }],
  ['above-published', { ...noChecks, pricePerMonth: 400_000 }],
  ['carried-count', { ...clean, region: 'DE' }],
  ['price-budget', { ...clean, pricePerMonth: 2000 }],
  ['price-budget', { ...clean, buyerRevenue: 100_000 }],
  ['implied-share', { ...clean, reps: 5000, penetrationShare: 0.3 }],
  ['implied-customers', { ...noSellers, penetrationShare: 0.1 }],
  ['growth', { ...clean, buyers: 4e6, reps: 5000, penetrationShare: 0.2 }],
  ['call-too-dear', { ...clean, pricePerMonth: 40 }],
])('%s speaks on its example', (id, input) => {
  expect(lintsOf(input)).toContain(id);
});

test('a gap names the input that closes it with the smallest stretch', () => {
  const input = { ...clean, valuePerMonth: 400 };
  const report = engine.run(input, gather(input, library));
  const gap = report.figures.gapTimes?.value ?? 0;
  const needed = report.figures.gapNeeded;
  expect(gap).toBeGreaterThan(3);
  expect(needed?.value).toBeGreaterThan(0);
  expect(needed?.provenance.kind).toBe('derived');
});

test('with a rate the currency lint is silent and the dollar figure is converted', () => {
  const input = {
    ...clean,
    currency: 'INR',
    pricePerMonth: 40_000,
    valuePerMonth: 264_000,
    assumptions: { usdRate: 80 },
  } as const;
  expect(lintsOf(input)).toEqual([]);
  const report = engine.run(input, gather(input, library));
  expect(report.figures.topDownFigure?.value).toBe(165e9 * 80);
  expect(report.figures.topDownFigure?.currency).toBe('INR');
});
