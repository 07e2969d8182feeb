import { expect, test } from 'vitest';
import { ideaOf } from '../scorers/report-in-test.ts';
import { meanAmongFew, meanReciprocal, swapRanks } from './swap-ranks.ts';

/** Three meanings, each a direction of its own. */
const meanings = [
  'beer brewery keg barrel pint taproom',
  'birth midwife baby mother cradle newborn',
  'truck diesel driver freight lorry haulage',
].map((line) => line.split(' '));
const vectors = {
  dimensions: meanings.length,
  find(word: string) {
    const at = meanings.findIndex((words) => words.includes(word));
    return at < 0 ? null : Float32Array.from(meanings, (_, place) => (place === at ? 1 : 0));
  },
};
const pool = [
  ideaOf('plain', 'A keg for each brewery.', { id: 'beer' }),
  ideaOf('plain', 'A midwife for each baby.', { id: 'birth' }),
  ideaOf('plain', 'A driver for each truck.', { id: 'freight' }),
];
const rankOf = (at: number, text: string) => {
  const idea = pool[at];
  return idea === undefined ? [] : swapRanks(vectors, pool, [{ idea, text }]);
};

test('a text that knows the trade is found without the founder’s words', () => {
  expect(rankOf(0, 'A barrel in the taproom pours a pint.')).toEqual([1]);
  expect(rankOf(1, 'The mother and her newborn.')).toEqual([1]);
});

test('an echo is not: nothing is left of it, and a tie is lost', () => {
  expect(rankOf(0, 'The keg and the brewery, kegs and breweries.')).toEqual([3]);
});

test('neither is a text about another trade', () => {
  expect(rankOf(0, 'The mother and her newborn, and a keg.')[0]).toBeGreaterThan(1);
});

test('the mean of the reciprocal places', () => {
  expect(meanReciprocal([1, 2, 4])).toBeCloseTo((1 + 0.5 + 0.25) / 3);
});

test('among fewer ideas a place is better by the share that is left out', () => {
  expect(meanAmongFew([1, 2, 4], 133, 133)).toBeCloseTo(meanReciprocal([1, 2, 4]));
  expect(meanAmongFew([1], 133, 56)).toBe(1);
  // One other out of two, one of them better: first or second, each by half.
  expect(meanAmongFew([2], 3, 2)).toBeCloseTo(0.75);
  expect(meanAmongFew([133], 133, 56)).toBeCloseTo(1 / 56);
});
