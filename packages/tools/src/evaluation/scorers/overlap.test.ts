import { expect, test } from 'vitest';
import { trigramOverlap, verbatimRepeats } from './overlap.ts';
import { listOf, reportOf, says } from './report-in-test.ts';

const of = (...texts: readonly string[]) =>
  reportOf([listOf(...texts.map((text, at) => says(`s${at}`, text)))]);

test('the same report twice overlaps wholly, two different ones not at all', () => {
  const one = of('Pubs forget kegs behind the bar.');
  expect(trigramOverlap([one, one])).toBe(1);
  expect(trigramOverlap([one, of('Midwives plan their rounds by street.')])).toBe(0);
  expect(trigramOverlap([one, of('Pubs forget kegs at home.')])).toBeCloseTo(1 / 6);
});

test('a sentence that stands in another report is repeated in both; a label and a second time at home are not', () => {
  const one = of(
    'Rivals are well funded here.',
    'Kegs are made of steel.',
    'Not yet.',
    'Kegs are made of steel.',
  );
  const other = of('Rivals are well funded here.', 'Midwives are hard to find.', 'Not yet.');
  expect(verbatimRepeats([one, other])).toEqual({
    share: 0.5,
    sentences: [{ sentence: 'Rivals are well funded here.', reports: 2 }],
  });
});
