import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseCurrencies } from './amounts.ts';
import { currencyOf, isCurrency, roundSum } from './round-sum.ts';

const table = parseCurrencies(
  readFileSync(join(import.meta.dirname, '../../../../content/language/currencies.tsv'), 'utf8'),
);

it.each(
  table.filter(({ code }) => isCurrency(code) && code !== 'KRO' && code.length === 3).map(({ code }) => code),
)('%s can be shown, and its round sum is a power of ten', (code) => {
  expect(() => new Intl.NumberFormat('en', { style: 'currency', currency: code })).not.toThrow();
  expect(Math.log10(roundSum(code)) % 1).toBe(0);
});

it.each([
  ['VN', 'VND', 1e10],
  ['GE', 'GEL', 1e7],
  ['DE', 'EUR', 1e6],
  [null, 'USD', 1e6],
])('in %s people pay in %s', (place, code, sum) => {
  expect(currencyOf(place)).toBe(code);
  expect(roundSum(code)).toBe(sum);
});
