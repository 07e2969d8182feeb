import { arm, cellStates, type FieldByKind, kindOf, matrixToCsv } from '@slipway/tools';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from '../files/read-file.ts';
import { layOver } from './matrix-rows.ts';

const field: FieldByKind['matrix'] = {
  name: 'matrix',
  kind: 'matrix',
  label: 'Features and rivals',
  rowLabel: 'Feature',
  columnLabel: 'Product',
  maxRows: 30,
  maxColumns: 13,
};
const { read, raw } = kindOf(field);

const odd = fc.constantFrom(
  '=1+1',
  "'=x",
  "''-y",
  'a,b',
  'a;b',
  'a|b',
  '"q"',
  'no',
  '-',
  '0',
  'Ünal & Söhne',
  '2026-10-05',
);
const name = fc.oneof(odd, fc.string({ minLength: 1, maxLength: 20 }));
const cell = fc.record(
  {
    state: fc.constantFrom(...cellStates),
    source: fc.constantFrom('https://acme.com/a;b|c', 'acme.com', ''),
    date: fc.constantFrom('2026-10-05', ''),
    plan: fc.oneof(odd, fc.string({ maxLength: 20 })),
  },
  { requiredKeys: ['state'] },
);
const tables = fc
  .tuple(
    fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
    fc.uniqueArray(name, { minLength: 1, maxLength: 5 }),
    fc.array(cell, { minLength: 20, maxLength: 20 }),
  )
  .map(([columns, names, cells]) => ({
    columns,
    rows: names.map((one, at) => ({ name: one, cells: columns.map((_, place) => cells[at * 4 + place]) })),
  }));

test('a matrix comes back from the file it was saved as, through the reader of the form', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(tables, async (table) => {
      const matrix = read(field, table, null);
      if ('problem' in matrix) return;
      seen += 1;
      const grid = await readFile(new File([matrixToCsv(matrix, field.rowLabel)], 'matrix.csv'));
      const { rows } = layOver(
        [],
        grid.map((line) => line.map(arm)),
        { row: -1, column: -1 },
        field,
      );
      expect(read(field, raw(field, rows), null)).toEqual(matrix);
    }),
    { numRuns: 150 },
  );
  expect(seen).toBeGreaterThan(30);
});
