import { expect, it } from 'vitest';
import { readMonthCell } from './excel-day.ts';
import { nextMonth, readMonth } from './read-month.ts';

it.each([
  ['2026-10', '2026-10'],
  ['2026/3', '2026-03'],
  ['2026-10-31', '2026-10'],
  ['2026-10-31T00:00:00Z', '2026-10'],
  ['10/2026', '2026-10'],
  ['Oct 2026', '2026-10'],
  ["Oct '26", '2026-10'],
  ['oct-26', '2026-10'],
  ['31-Oct-2026', '2026-10'],
  ['Sept. 2025', '2025-09'],
  ['September 2025', '2025-09'],
  ['2025 May', '2025-05'],
  ['13/2026', null],
  ['2026', null],
  // Day or month first: it could be two months, so it is asked for.
  ['03/04/2026', null],
  ['marble 2026', null],
  ['', null],
])('reads %s as %s', (text, month) => {
  expect(readMonth(text)).toBe(month);
});

it('goes on over the turn of the year', () => {
  expect(nextMonth('2026-11')).toBe('2026-12');
  expect(nextMonth('Dec 2026')).toBe('2027-01');
  expect(nextMonth('later')).toBeNull();
});

it.each([
  ['44197', '2021-01'],
  ['45658', '2025-01'],
  ['46234,75', '2026-07'],
  ['46235', '2026-08'],
  ['Oct 2026', '2026-10'],
  ['1200', null],
])('in a column of months, %s is %s', (text, month) => {
  expect(readMonthCell(text)).toBe(month);
});
