import { describe, expect, test } from 'vitest';
import { readField } from '../../read-input.ts';
import { testing } from './testing.ts';

const { field } = testing;
const one = (cell: unknown) =>
  readField(field, { columns: ['Acme'], rows: [{ name: 'SSO', cells: [cell] }] });
const cell = (read: object) => ({ columns: ['Acme'], rows: [{ name: 'SSO', cells: [read] }] });

describe('a cell', () => {
  test.each([
    ['Yes', { state: 'yes' }],
    ['✓', { state: 'yes' }],
    ['partial', { state: 'partly' }],
    ['NO', { state: 'no' }],
    ['?', { state: 'unknown' }],
    ['', { state: 'unknown' }],
    [null, { state: 'unknown' }],
    ['Yes (Pro)', { state: 'yes', plan: 'Pro' }],
    ['no; 5 Oct 2026', { state: 'no', date: '2026-10-05' }],
    [
      'partly; https://acme.com/pricing; 2026-10-05; Team',
      { state: 'partly', source: 'https://acme.com/pricing', date: '2026-10-05', plan: 'Team' },
    ],
    [
      { state: 'no', source: 'acme.com' },
      { state: 'no', source: 'https://acme.com' },
    ],
    [
      { state: 'yes', source: 'https://acme.com/a;b', plan: 'Pro; yearly' },
      { state: 'yes', source: 'https://acme.com/a%3Bb', plan: 'Pro, yearly' },
    ],
  ])('%s', (raw, value) => {
    expect(one(raw)).toEqual(cell(value));
  });

  const where = 'Features and rivals, SSO, Acme';
  test.each([
    ['maybe', `${where}: “maybe” is not yes, partly, no or unknown.`],
    ['x', `${where}: “x” is not yes, partly, no or unknown.`],
    ['yes; http://127.0.0.1/', `${where}, source: please give the name of the site, not a number.`],
    [
      'yes; 03/04/2026',
      `${where}, date: does 03/04/2026 mean 3 April or 4 March? Please write 2026-04-03 or 2026-03-04.`,
    ],
    [`yes; ${'x'.repeat(61)}`, `${where}, plan can have at most 60 characters.`],
    [7, `${where}: this is not a cell.`],
  ])('%s is refused by its row and column', (raw, problem) => {
    expect(one(raw)).toEqual({ problem });
  });
});

test('rows and columns with nothing in them are left out', () => {
  const raw = {
    columns: ['Acme', '', 'Bolt'],
    rows: [
      { name: 'SSO', cells: ['yes', '', 'no'] },
      { name: '', cells: ['', '', ''] },
    ],
  };
  expect(readField(field, raw)).toEqual({
    columns: ['Acme', 'Bolt'],
    rows: [{ name: 'SSO', cells: [{ state: 'yes' }, { state: 'no' }] }],
  });
});

test.each([
  [
    'no name over a column',
    { columns: ['Acme', ''], rows: [{ name: 'SSO', cells: ['', 'yes'] }] },
    'rival 2 has no name.',
  ],
  [
    'no name before a row',
    { columns: ['Acme'], rows: [{ name: '', cells: ['yes'] }] },
    'feature 1 has no name.',
  ],
  ['one name twice', { columns: ['Acme', 'Acme'], rows: [] }, 'rival 2: Acme is there twice.'],
])('%s is refused', (_what, raw, problem) => {
  expect(readField(field, raw)).toEqual({ problem: `Features and rivals, ${problem}` });
});

test('13 columns or 31 rows are too many, and 100,000 are not read', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `N${at}`);
  const rows = (count: number) => names(count).map((name) => ({ name, cells: [] }));
  const wide = { problem: 'Features and rivals can have at most 12 columns.' };
  const long = { problem: 'Features and rivals can have at most 30 rows.' };
  expect(readField(field, { columns: names(13), rows: [] })).toEqual(wide);
  expect(readField(field, { columns: names(100_000), rows: [] })).toEqual(wide);
  expect(readField(field, { columns: ['A'], rows: rows(31) })).toEqual(long);
  expect(readField(field, { columns: ['A'], rows: rows(100_000) })).toEqual(long);
});
