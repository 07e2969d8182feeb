import { expect, test } from 'vitest';
import { compareStatements } from './metamorphic.ts';
import { breweries, count, listOf, reportOf, says } from './report-in-test.ts';

const of = (value: number, ...texts: readonly string[]) =>
  reportOf([listOf(...texts.map((text, at) => says(`s${at}`, text)))], [{ ...breweries, value }], [count]);

test('what stands on the slot may change, and so may a question', () => {
  expect(
    compareStatements(
      of(640, 'We count {{f:breweries}}.', 'Who?'),
      of(9, 'A mere {{f:breweries}}.', 'Whom?'),
    ),
  ).toEqual({ statements: 2, changed: 2, unfounded: [] });
  expect(
    compareStatements(of(640, 'Sold in Kenya.'), of(640, 'Sold in the European Union.'), [
      'Kenya',
      'European Union',
    ]).unfounded,
  ).toEqual([]);
});

test('what stands on nothing that moved must stay as it is', () => {
  expect(compareStatements(of(640, 'Kegs get lost.'), of(9, 'Kegs are lost.'))).toEqual({
    statements: 1,
    changed: 1,
    unfounded: ['s0'],
  });
  expect(compareStatements(of(640, 'Kegs get lost.'), of(9, 'Kegs get lost.', 'New.'))).toEqual({
    statements: 2,
    changed: 1,
    unfounded: [],
  });
});
