import { expect, it } from 'vitest';
import { addMonths, isMonth, monthOf, nameMonth } from './month.ts';

it('months follow each other over the year', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(nameMonth('2026-11')).toBe('November 2026');
  expect(isMonth(monthOf(Date.parse('2026-11-16T12:00:00Z')))).toBe(true);
  expect([isMonth('2026-13'), isMonth(null), isMonth('x')]).toEqual([false, false, false]);
});
