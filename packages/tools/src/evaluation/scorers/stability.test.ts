import { expect, test } from 'vitest';
import type { Reading } from '../../reading/index.ts';
import { count, listOf, reportOf, says } from './report-in-test.ts';
import { isSameNiche, sharedFacts } from './stability.ts';

const reading = (niche: string | null, isNicheSure = true): Reading => ({
  verticals: [],
  isSure: true,
  niches: niche === null ? [] : [{ id: niche, name: niche, vertical: 'food', confidence: 0.9, because: [] }],
  isNicheSure,
  businessModel: null,
  customer: null,
  segment: null,
  problem: null,
  today: null,
  offer: null,
  region: null,
  price: null,
  stage: null,
  phrases: [],
  question: null,
  kinds: { odds: { unlawful: 0, private: 0, impossible: 0, vague: 0 }, quote: '' },
});

test('the same niche counts, another or none does not', () => {
  expect(isSameNiche(reading('food/kegs'), reading('food/kegs'))).toBe(true);
  expect(isSameNiche(reading('food/kegs'), reading('food/bars'))).toBe(false);
  expect(isSameNiche(reading('food/kegs'), reading('food/kegs', false))).toBe(false);
  expect(isSameNiche(reading(null), reading(null))).toBe(false);
});

test('facts are shared by what they say, not by their id alone', () => {
  const one = reportOf([listOf(says('a', 'Yes.', { kind: 'source', id: 'count' }))], [], [count]);
  const other = reportOf(
    [listOf(says('a', 'Yes.', { kind: 'source', id: 'count' }))],
    [],
    [{ ...count, what: 'Dairies' }],
  );
  expect(sharedFacts(one, one)).toBe(1);
  expect(sharedFacts(one, other)).toBe(0);
  expect(sharedFacts(one, reportOf([]))).toBe(0);
});
