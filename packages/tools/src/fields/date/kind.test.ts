import { expect, test } from 'vitest';
import { readField } from '../../read-input.ts';
import type { DateField } from './field.ts';

const field: DateField = { name: 'day', kind: 'date', label: 'Day', from: '2000-01-01', to: '2026-12-31' };
const example = 'Day: please write the date as 2026-10-05.';

test.each([
  ['2026-10-05', '2026-10-05'],
  ['2026/3/7', '2026-03-07'],
  ['2026-10-05T12:00:00Z', '2026-10-05'],
  ['5 Oct 2026', '2026-10-05'],
  ['5-Oct-26', '2026-10-05'],
  ['Oct 5, 2026', '2026-10-05'],
  ['Monday, 5th October 2026', '2026-10-05'],
  ['31.12.2025', '2025-12-31'],
  ['05.10.2026', '2026-10-05'],
  ['31/12/2025', '2025-12-31'],
  ['12/31/2025', '2025-12-31'],
  ['4/4/2026', '2026-04-04'],
  ['29 Feb 2024', '2024-02-29'],
])('%s is %s', (typed, day) => {
  expect(readField(field, typed)).toBe(day);
});

test.each([
  ['03/04/2026', 'Day: does 03/04/2026 mean 3 April or 4 March? Please write 2026-04-03 or 2026-03-04.'],
  ['2026-02-30', example],
  ['29 Feb 2026', example],
  ['soon', example],
  ['2026', example],
  ['26-10-05', example],
  ['9'.repeat(100_000), example],
  ['1999-12-31', 'Day can be 1 January 2000 at the earliest.'],
  ['2027-01-01', 'Day can be 31 December 2026 at the latest.'],
])('%s is refused', (typed, problem) => {
  expect(readField(field, typed)).toEqual({ problem });
});
