import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAmountFinder, parseCurrencies } from './amounts.ts';
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

const find = createAmountFinder(table);
const sumsIn = (text: string) => find(text).map(({ value, currency }) => `${currency} ${value}`);

it.each([
  ['Q18 the sack and Q24 the freight', ['GTQ 18', 'GTQ 24']],
  ['physio in Lusaka, first visit K350, then K250', ['KWACHA 350', 'KWACHA 250']],
  ['we grew from Q3 to Q4', []],
  ['an M40 bolt for 5 euros', ['EUR 5']],
  ['20 Euro a head, 5000 NAIRA a bag', ['EUR 20', 'NGN 5000']],
  ['$31 pesos a pair, wash for $13', ['PESO 31', 'PESO 13']],
  ['$31 a pair', ['USD 31']],
  ['₽4 500 per cube', ['RUB 4500']],
  ['$1,495 CAD per person', ['CAD 1495']],
])('%s has its sums', (text, sums) => {
  expect(sumsIn(text)).toEqual(sums);
});

it('a place pays in its own money, and one we do not know in dollars', () => {
  expect(['ZM', 'CI', 'FJ', 'XX'].map(currencyOf)).toEqual(['ZMW', 'XOF', 'FJD', 'USD']);
});
