import type { Figure, Unit } from '@slipway/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFigure, formatRange, formatSpan, formatValue } from './format-figure.ts';
import { exampleReport } from './testing/example-report.ts';

test.each<[number, Unit, string | undefined, string]>([
  [821_400_000, 'money', 'USD', '$821M'],
  [1_234_567, 'money', 'USD', '$1.23M'],
  [999_999.7, 'money', 'USD', '$1M'],
  [3.4e9, 'money/year', 'EUR', '€3.4B a year'],
  [47e6, 'money/year', 'INR', '₹47M a year'],
  [1234.5, 'money', 'USD', '$1,235'],
  [49, 'money/month', 'USD', '$49 a month'],
  [49.5, 'money', 'GBP', '£49.50'],
  [0.004, 'money', 'USD', '$0.004'],
  [-1234.5, 'money', 'USD', '-$1,235'],
  [-0, 'money', 'USD', '$0'],
  // Whose crowns is not said.
  [300, 'money/month', 'kr', '300 kr a month'],
  [2_500_000, 'money', 'pesos', '2.5M pesos'],
  [0.05, 'share/month', undefined, '5% a month'],
  [0.12345, 'share', undefined, '12.3%'],
  [0.0004, 'share', undefined, '0.04%'],
  [3.204, 'ratio', undefined, '3.2'],
  [1.256, 'ratio', undefined, '1.26'],
  [18, 'months', undefined, '18 months'],
  [1, 'months', undefined, '1 month'],
  [2.5, 'years', undefined, '2.5 years'],
  [62.4, 'points', undefined, '62'],
  [136_855, 'count', undefined, '136,855'],
])('%d %s is shown as %s', (value, unit, currency, shown) => {
  expect(formatValue(value, unit, currency)).toBe(shown);
});

test('a count carries its noun, in the number that fits', () => {
  expect(formatValue(4.7e6, 'count', undefined, { noun: 'dog owners' })).toBe('4.7 million dog owners');
  expect(formatValue(1, 'count', undefined, { noun: 'dental offices' })).toBe('1 dental office');
  expect(formatValue(3, 'count/month', undefined, { noun: 'customers' })).toBe('3 customers a month');
  expect(formatValue(85.3, 'count', undefined, { noun: 'customers' })).toBe('85 customers');
  expect(formatSpan(61.5, 118, 'count', undefined, { noun: 'customers' })).toBe('62–118 customers');
  expect(formatValue(2.6, 'count', undefined, { noun: 'people' })).toBe('2.6 people');
  expect(formatValue(3, 'count/month', undefined, { noun: 'customers', bare: true })).toBe('3');
});

test('a ratio and points carry their sign where they have one', () => {
  expect(formatValue(2.51, 'ratio', undefined, { noun: '×' })).toBe('2.51×');
  expect(formatValue(2.51, 'ratio', undefined, { noun: '×', bare: true })).toBe('2.51');
  expect(formatValue(40, 'points', undefined, { noun: 'points' })).toBe('40 points');
});

test.each<[number, number, Unit, string | undefined, string]>([
  [12, 18, 'months', undefined, '12–18 months'],
  [0.1, 0.2, 'share', undefined, '10–20%'],
  [1.2e6, 3.4e6, 'money', 'EUR', '€1.2M–€3.4M'],
  [20, 40, 'money/month', 'USD', '$20–$40 a month'],
  [-0.03, 0.05, 'share', undefined, '-3% to 5%'],
  [12.01, 12.02, 'months', undefined, '12 months'],
])('%d to %d %s is shown as %s', (low, high, unit, currency, shown) => {
  expect(formatSpan(low, high, unit, currency)).toBe(shown);
});

test('what cannot be told shows its reason, and a range alone shows its ends', () => {
  const cac = exampleReport.figures.cac as Figure;
  const reach = exampleReport.figures.reach as Figure;
  expect(formatFigure(cac)).toBe('Not defined: no new customers in the period');
  expect(formatFigure({ ...reach, value: null })).toBe('8–20%');
  expect(formatRange(reach)).toBe('8–20%');
  expect(formatRange(cac)).toBeNull();
});

test('property: a shown money figure lies within its rounding of the value', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e14, noNaN: true }), (value) => {
      const [, number = '', scale = ''] =
        /^\$([\d,.]+)([MBT]?)$/u.exec(formatValue(value, 'money', 'USD')) ?? [];
      const shown = Number(number.replaceAll(',', '')) * ({ M: 1e6, B: 1e9, T: 1e12 }[scale] ?? 1);
      expect(Math.abs(shown - value)).toBeLessThanOrEqual(
        Math.max(0.006 * value, value < 1000 ? 0.005 : 0.5) + 1e-9,
      );
    }),
  );
});

test('a range that says the number over again is none, and what arithmetic left over is nothing', () => {
  const figure = {
    id: 'ltv',
    label: 'Lifetime value',
    value: 3430,
    unit: 'money',
    currency: 'EUR',
    status: 'ok',
    provenance: { kind: 'measured', field: 'ltv' },
  } as const;
  expect(formatRange({ ...figure, range: { low: 3430.1, high: 3430.2, means: 'resamples' } })).toBeNull();
  expect(formatRange({ ...figure, range: { low: 3000, high: 3430, means: 'resamples' } })).toBe(
    '€3,000–€3,430',
  );
  expect(formatValue(9e-11, 'share')).toBe('0%');
  expect(formatValue(0.0004, 'share')).toBe('0.04%');
});
