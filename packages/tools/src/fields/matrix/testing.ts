import fc from 'fast-check';
import type { KindTesting } from '../testing/kind-testing.ts';
import { cellStates, type MatrixField } from './field.ts';

const cell = fc.oneof(
  fc.constantFrom(
    '',
    'Yes',
    '~',
    '✗',
    'partly; https://acme.com/pricing; 2026-10-05; Pro',
    'Yes (Team plan)',
  ),
  fc.record({ state: fc.constantFrom(...cellStates) }),
);

export const testing: KindTesting<MatrixField> = {
  field: {
    name: 'features',
    kind: 'matrix',
    label: 'Features and rivals',
    help: 'Unknown is an answer. Give a source where you have seen it.',
    rowLabel: 'Feature',
    columnLabel: 'Rival',
    maxRows: 30,
    maxColumns: 12,
  },
  sample: {
    columns: ['Acme', 'Bolt'],
    rows: [
      {
        name: 'Single sign-on',
        cells: [
          { state: 'yes', source: 'https://acme.com/pricing', date: '2026-10-05', plan: 'Team' },
          { state: 'unknown' },
        ],
      },
      { name: 'Works offline', cells: [{ state: 'no' }, { state: 'partly' }] },
    ],
  },
  anyValue: () =>
    fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc
        .array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 })
        .map((rows) => ({
          columns: Array.from({ length: width }, (_, at) => `Rival ${at + 1}`),
          rows: rows.map((cells, at) => ({ name: `Feature ${at + 1}`, cells })),
        })),
    ),
};
