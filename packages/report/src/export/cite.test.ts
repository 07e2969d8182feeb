import type { Figure } from '@slipway/core';
import { expect, test } from 'vitest';
import { exampleReport } from '../testing/example-report.ts';
import { describeFigure, nameField } from './cite.ts';
import { numberNotes } from './number-notes.ts';

const notes = numberNotes(exampleReport);
const describe = (more: Partial<Figure>) =>
  describeFigure(
    {
      id: 'a',
      label: 'cargo bike, a month',
      value: 7,
      unit: 'count',
      status: 'ok',
      provenance: { kind: 'measured', field: 'named' },
      ...more,
    },
    notes,
    exampleReport,
  );

test('a note begins with a capital letter and ends each sentence once', () => {
  expect(describe({ value: null, reason: 'Never runs out.' })).toBe(
    'Cargo bike, a month: Never runs out. From the founder: named.',
  );
});

test('a quote begins and ends with a word', () => {
  expect(describe({ provenance: { kind: 'measured', field: 'idea', quote: ', seven now pay.' } })).toBe(
    'Cargo bike, a month: 7. From the founder: “seven now pay”.',
  );
});

test('a cell of a table is named by its column and its months', () => {
  expect(nameField('months[2026-09].newMrr')).toBe('new MRR of September 2026');
  expect(nameField('months[2025-10..2026-09].churnedMrr')).toBe(
    'churned MRR of October 2025 to September 2026',
  );
  expect(nameField('pricePerMonth')).toBe('price per month');
});
