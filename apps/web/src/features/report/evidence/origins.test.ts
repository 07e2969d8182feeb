import { expect, it } from 'vitest';
import { reportAddress, sayAge } from './origins.ts';

it.each([
  [2026, null],
  [2021, null],
  [2020, '6 years old'],
  [1991, '35 years old'],
  [2030, null],
  [null, null],
])('a source of %s is told to be %s in 2026', (year, told) => {
  expect(sayAge({ year }, 2026)).toBe(told);
});

it('an error in one of our facts is reported with its name, in any other source without', () => {
  expect(reportAddress({ id: 'fact-pet-care/us-dogs@appa' })).toBe(
    '/methodology?fact=pet-care%2Fus-dogs%40appa#report',
  );
  expect(reportAddress({ id: 'niche-today' })).toBe('/methodology#report');
});
