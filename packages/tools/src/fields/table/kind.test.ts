import { expect, test } from 'vitest';
import { readField } from '../../read-input.ts';
import type { TableField } from './field.ts';
import { testing } from './testing.ts';

const { field } = testing;

test('columns that the data makes: as many as hold something, in every row', () => {
  const raw = [
    { cohort: '2026-07', m0: '120', m1: '88', m2: '', m3: '' },
    { cohort: '2026-08', m0: '1,140' },
  ];
  expect(readField(field, raw)).toEqual([
    { cohort: '2026-07', m0: 120, m1: 88 },
    { cohort: '2026-08', m0: 1140, m1: null },
  ]);
});

test.each([
  ['a hole stays open', [{ m0: 1, m2: 3 }], [{ cohort: null, m0: 1, m1: null, m2: 3 }]],
  ['other names are none of them', [{ m0: 1, m01: 2, mx: 3, m: 4 }], [{ cohort: null, m0: 1 }]],
])('%s', (_what, raw, value) => {
  expect(readField(field, raw)).toEqual(value);
});

test.each([
  ['too many', [{ m36: 1 }], 'can have at most 36 columns of M.'],
  ['no number', [{ m0: 1, m1: 'few' }], ', row 1, M1 must be a number.'],
  ['below the least', [{ m0: 1 }, { m1: -1 }], ', row 2, M1 must be at least 0.'],
])('%s is refused by its row and column', (_what, raw, problem) => {
  const { problem: found } = readField(field, raw) as { problem: string };
  expect(found).toBe(`${field.label}${problem.startsWith(',') ? '' : ' '}${problem}`);
});

test('a column of dates', () => {
  const events: TableField = {
    name: 'events',
    kind: 'table',
    label: 'Orders',
    maxRows: 5,
    columns: [{ name: 'day', label: 'Day', kind: 'date' }],
  };
  expect(readField(events, [{ day: '5 Oct 2026' }])).toEqual([{ day: '2026-10-05' }]);
  expect(readField(events, [{ day: '2026-10' }])).toEqual({
    problem: 'Orders, row 1, Day: please write the date as 2026-10-05.',
  });
});
