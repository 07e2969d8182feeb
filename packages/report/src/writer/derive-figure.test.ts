import { constant, type Figure, monthsPerYear, over, plus, times } from '@slipway/core';
import { expect, test } from 'vitest';
import { checkReport } from '../check-report.ts';
import { toMarkdown } from '../export/to-markdown.ts';
import { findInventedNumbers } from '../numbers/find-invented-numbers.ts';
import type { Report } from '../report.ts';
import { sayFormula, sayNumbers } from '../say-formula.ts';
import { exampleReport } from '../testing/example-report.ts';
import { createWriter } from './create-writer.ts';
import { deriveFigure } from './derive-figure.ts';

const { figures } = exampleReport;
const size = deriveFigure(
  {
    id: 'size',
    label: 'All of them',
    unit: 'money/year',
    currency: 'USD',
    formula: times('offices', 'price', monthsPerYear),
  },
  figures,
);
const withSize = (figure: Figure): Report => ({ ...exampleReport, figures: { ...figures, size: figure } });

test('value and inputs follow from the formula', () => {
  expect(size).toMatchObject({
    value: 136_855 * 249 * 12,
    provenance: { kind: 'derived', inputs: ['offices', 'price'] },
  });
  expect(checkReport(withSize(size))).toEqual([]);
});

test('a figure on a figure without a value has none, for the same reason', () => {
  const each = { id: 'each', label: 'Each', unit: 'money', currency: 'USD' } as const;
  expect(deriveFigure({ ...each, formula: plus('cac') }, figures)).toMatchObject({
    value: null,
    status: 'undefined',
    reason: 'Not defined: no new customers in the period',
  });
});

test('with an input that is a range, the formula at its ends is the range', () => {
  const ranged = {
    ...figures,
    price: { ...(figures.price as Figure), value: null, range: { low: 10, high: 20, means: 'x' } },
  };
  const per = {
    id: 'per',
    label: 'Each',
    unit: 'money',
    currency: 'USD',
    formula: over('price', constant(0.5, 'share/month')),
  } as const;
  const made = deriveFigure({ ...per, endsOf: { input: 'price', means: 'at the ends' } }, ranged);
  expect(made).toMatchObject({ value: null, range: { low: 20, high: 40, means: 'at the ends' } });
  expect(made.status).toBeUndefined();
  expect(deriveFigure(per, ranged)).toMatchObject({ value: null, reason: 'Known as a range only.' });
});

test('units that do not fit are a fault of the tool', () => {
  const writer = createWriter();
  for (const figure of Object.values(figures)) writer.figure(figure);
  const months = { id: 'months', label: 'Months', unit: 'months' } as const;
  expect(() => writer.derive({ ...months, formula: over('price', 'offices') })).toThrow('gives USD/month');
  expect(writer.derive({ ...months, formula: over(constant(498, 'money', 'USD'), 'price') })).toBe('months');
});

test.each<[string, Figure, string]>([
  ['another value', { ...size, value: 1 }, 'says 1, and its formula gives 408922740'],
  ['another unit', { ...size, unit: 'money/month' }, 'gives USD/year, and the figure is USD/month'],
  [
    'an input kept back',
    { ...size, provenance: { kind: 'derived', formula: times('offices', 'price'), inputs: ['price'] } },
    'does not name its input offices',
  ],
])('%s is named', (_, figure, problem) => {
  expect(checkReport(withSize(figure)).join(' ')).toContain(problem);
});

test('reads as words, and with its numbers put in', () => {
  const { provenance } = size;
  if (provenance.kind !== 'derived') throw new Error('It is derived.');
  expect(sayFormula(provenance, figures)).toBe('dental offices × price × 12');
  expect(sayFormula({ ...provenance, note: 'An estimate.' }, figures)).toBe(
    'dental offices × price × 12. An estimate.',
  );
  expect(sayNumbers(provenance, figures)).toBe('= 136,855 × $249 × 12');
  expect(sayNumbers({ formula: plus('cac') }, figures)).toBeNull();
});

test('a run that was stored with prose is opened and shown as before', () => {
  const stored: Report = JSON.parse(JSON.stringify(exampleReport));
  const market = stored.figures.market?.provenance;
  if (market?.kind !== 'derived') throw new Error('The example has lost its prose.');
  expect(checkReport(stored)).toEqual([]);
  expect(sayFormula(market, stored.figures)).toBe('offices × price × months');
  expect(sayNumbers(market, stored.figures)).toBeNull();
  expect(toMarkdown(stored)).toContain('Computed: offices × price × months (notes 1, 3).');
});

test('a text may say the constants of a formula, and no digit of an id', () => {
  const id = 'cells.mrr.777';
  const named = { ...figures, [id]: { ...(figures.price as Figure), id, label: 'MRR' } };
  const formula = times(id, monthsPerYear);
  const yearly = deriveFigure(
    { id: 'yearly', label: 'A year', unit: 'money/year', currency: 'USD', formula },
    named,
  );
  const report: Report = { ...exampleReport, figures: { ...named, yearly } };
  expect(findInventedNumbers('Twelve is 12.', report)).toEqual([]);
  expect(findInventedNumbers('It is 777.', report)).not.toEqual([]);
});
