import { expect, it, test } from 'vitest';
import { listStems, listWords, stem } from '../text/words.ts';

test.each([
  ['pumpers', 'pumping'],
  ['bakeries', 'bakery'],
  ['cancelled', 'cancel'],
  ['inspections', 'inspectors'],
  ['dentists', 'dentist'],
  ['kegs', 'keg'],
])('%s and %s are one word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['glass', 'glas'],
  ['bus', 'bu'],
  ['organ', 'organic'],
])('%s is not %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

it('leaves out what says nothing, and numbers', () => {
  expect(listStems('We have the 40 best kegs of the pub’s kegs')).toEqual(['best', 'keg', 'pub']);
});

it('never lists more words than there are letters', () => {
  for (const text of ["a'".repeat(2000), 'ab '.repeat(1333), 'x'.repeat(4000)])
    expect(listWords(text).length).toBeLessThanOrEqual(text.length / 2);
});
