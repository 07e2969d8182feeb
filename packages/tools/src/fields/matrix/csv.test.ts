import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readField } from '../../read-input.ts';
import { arm, matrixToCsv } from './csv.ts';
import { cellStates, type Matrix } from './field.ts';
import { testing } from './testing.ts';

const { field } = testing;

/** RFC 4180, and no more: what a spreadsheet would read. */
function parseCsv(text: string): readonly (readonly string[])[] {
  const lines = text.matchAll(/(?:(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n))+?(?<=\r\n)/gu);
  return [...lines].map(([line]) =>
    [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n)/gu)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  );
}

function throughCsv(matrix: Matrix): unknown {
  const [heads = [], ...rows] = parseCsv(matrixToCsv(matrix, field.rowLabel)).map((line) => line.map(arm));
  return readField(field, {
    columns: heads.slice(1),
    rows: rows.map(([name, ...cells]) => ({ name, cells })),
  });
}

const odd = fc.constantFrom(
  '=1+1',
  "'=x",
  "''-y",
  'a,b',
  'a;b',
  '"q"',
  'no',
  'unknown',
  'https://a.io',
  '2026-10-05',
);
const name = fc.oneof(odd, fc.string({ minLength: 1, maxLength: 20 }));
const cell = fc.record(
  {
    state: fc.constantFrom(...cellStates),
    source: fc.constantFrom('https://acme.com/a;b|c', 'acme.com', ''),
    date: fc.constantFrom('2026-10-05', ''),
    plan: fc.oneof(odd, fc.string({ maxLength: 30 })),
  },
  { requiredKeys: ['state'] },
);
const anyMatrix = fc
  .tuple(
    fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
    fc.uniqueArray(name, { minLength: 1, maxLength: 5 }),
    fc.array(cell, { minLength: 20, maxLength: 20 }),
  )
  .map(([columns, names, cells]) => ({
    columns,
    rows: names.map((one, at) => ({ name: one, cells: columns.map((_, place) => cells[at * 4 + place]) })),
  }));

test('a matrix comes back from a spreadsheet as it went', () => {
  let seen = 0;
  fc.assert(
    fc.property(anyMatrix, (raw) => {
      const matrix = readField(field, raw);
      if (typeof matrix !== 'object' || 'problem' in matrix) return;
      seen += 1;
      expect(throughCsv(matrix as Matrix)).toEqual(matrix);
    }),
    { numRuns: 300 },
  );
  expect(seen).toBeGreaterThan(50);
});

test('a name that a spreadsheet would run is disarmed, and armed again', () => {
  const csv = matrixToCsv({ columns: ['=cmd()'], rows: [] }, 'Feature');
  expect(csv).toBe("Feature,'=cmd()\r\n");
  expect(arm("'=cmd()")).toBe('=cmd()');
  expect(arm("'tis")).toBe("'tis");
});
