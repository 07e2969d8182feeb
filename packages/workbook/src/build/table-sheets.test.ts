import type { Figure } from '@slipway/core';
import type { Report } from '@slipway/report';
import { expect, test } from 'vitest';
import { tableSheets } from './table-sheets.ts';

const figure = (id: string, more: Partial<Figure> & Pick<Figure, 'value' | 'unit'>): Figure => ({
  id,
  label: id,
  provenance: { kind: 'measured', field: id },
  ...more,
});
const figures = {
  life: figure('life', { value: 13.8, unit: 'months' }),
  one: figure('one', { value: 1, unit: 'count', noun: 'points' }),
  cut: figure('cut', { value: 0.05, unit: 'share' }),
  price: figure('price', { value: 49, unit: 'money/month', currency: 'USD' }),
};
const rows = Object.keys(figures).map((id) => ({ cells: [{ label: id }, { figure: id }] }));
const report: Report = {
  toolId: 'x',
  title: 'X',
  figures,
  sources: {},
  blocks: [{ id: 't', kind: 'table', title: 'Steps', columns: [{ label: 'Do' }, { label: 'Step' }], rows }],
};

test('where a column holds months, points and money, each number says which', () => {
  const [sheet] = tableSheets(report, new Map(Object.keys(figures).map((id, at) => [id, `B${at + 2}`])));
  expect(sheet?.rows.slice(4).map(([, cell]) => cell && 'format' in cell && cell.format)).toEqual([
    '#,##0.0" months"',
    '#,##0" point"',
    '#,##0.0%',
    '"$"#,##0.00;-"$"#,##0.00',
  ]);
  expect(sheet?.rows[3]).toEqual([
    { text: 'Do', look: 'head' },
    { text: 'Step', look: 'head', isOverNumbers: true },
  ]);
});

test('what lies between two ends is said with both, not as a number that is missing', () => {
  const range = { low: 100, high: 300, means: 'what is usual' };
  const usual = figure('usual', { value: null, range, unit: 'money/month', currency: 'USD' });
  const own: Report = {
    ...report,
    figures: { usual },
    blocks: [
      {
        id: 't',
        kind: 'table',
        title: 'Prices',
        columns: [{ label: 'Price' }],
        rows: [{ cells: [{ figure: 'usual' }] }],
      },
    ],
  };
  const [sheet] = tableSheets(own, new Map([['usual', 'B2']]));
  expect(sheet?.rows[4]).toEqual([{ text: '$100–$300 a month', isOverNumbers: true }]);
});
