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
  ["a car for CHF 3'400 and 12’900 CHF", ['CHF 3400', 'CHF 12900']],
  ['Rs 1,20,000 for a loom, 2,50,000 rupees of thread', ['INR 120000', 'RUPEE 250000']],
  ['Rp 40 juta, and 1,2 mio €', ['IDR 40000000', 'EUR 1200000']],
  ['180 DH a visit, Dh 40 of fuel', ['DIRHAM 180', 'DIRHAM 40']],
  ['a bed is $690.000, cleaning $12.500', ['DOLLAR 690000', 'DOLLAR 12500']],
  ['$1,250.50 a month, fuel $3', ['USD 1250.5', 'USD 3']],
])('%s has its sums', (text, sums) => {
  expect(sumsIn(text)).toEqual(sums);
});

it('a place pays in its own money, and one we do not know in dollars', () => {
  expect(['ZM', 'CI', 'FJ', 'XX'].map(currencyOf)).toEqual(['ZMW', 'XOF', 'FJD', 'USD']);
});
