import { expect, it } from 'vitest';
import { makeDice } from './dice.ts';
import { trainMeaning } from './train-meaning.ts';

/** Words by chance, of which each of eight businesses has four; the last word stands in every text. */
const dice = makeDice(3);
const places = Array.from({ length: 33 }, (_, at) => at);
const vectors = places.map((at) => {
  const order = dice.shuffle([1, -1, 2, -2, 0.5, -0.5]);
  const length = Math.hypot(...order);
  return Float32Array.from(order, (value) => (value + at * 1e-3) / length);
});
const everywhere = 32;
const pairs = Array.from({ length: 8 }, (_, at) => ({
  left: [4 * at, 4 * at + 1, everywhere],
  right: [4 * at + 2, 4 * at + 3, everywhere],
}));
const sumOf = (table: readonly Float32Array[], words: readonly number[]) =>
  Array.from({ length: 6 }, (_, at) => words.reduce((sum, word) => sum + (table[word]?.[at] ?? 0), 0));
const likeness = (a: readonly number[], z: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (z[at] ?? 0), 0) / (Math.hypot(...a) * Math.hypot(...z));
const found = (table: readonly Float32Array[]) =>
  pairs.filter(({ left }, own) => {
    const marks = pairs.map(({ right }) => likeness(sumOf(table, left), sumOf(table, right)));
    return marks.indexOf(Math.max(...marks)) === own;
  }).length;

it('brings the two texts of a business together, and a word that all have counts little', () => {
  const settings = { rounds: 400, batch: 8, seed: 1 };
  const weights = vectors.map(() => 1);
  const trained = trainMeaning(vectors, weights, pairs, settings);
  expect(found(vectors)).toBeLessThan(5);
  expect(found(trained)).toBe(8);
  const lengths = trained.map((vector) => Math.hypot(...vector));
  const others = lengths.slice(0, everywhere);
  expect(lengths[everywhere]).toBeLessThan(others.reduce((sum, one) => sum + one, 0) / others.length);
  expect(trainMeaning(vectors, weights, pairs, settings)).toEqual(trained);
});
