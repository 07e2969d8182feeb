import { expect, it } from 'vitest';
import { listWords } from '../text/words.ts';
import { coverOf } from './cover.ts';

/** Garage and workshop point nearly the same way, invoice another. */
const places: Readonly<Record<string, readonly number[]>> = {
  garage: [1, 0],
  workshop: [0.8, 0.6],
  invoice: [0, 1],
};
const vectors = {
  dimensions: 2,
  find: (word: string) => {
    const place = places[word];
    return place === undefined ? null : Float32Array.from(place);
  },
};
const cover = (text: string, line: string, rarity: (stem: string) => number = () => 1) =>
  coverOf(listWords(text), vectors, rarity)(listWords(line));

it('a word is covered by itself, in part by one that comes near, and not at all by another', () => {
  expect(cover('garage', 'garage invoice')).toBe(1);
  expect(cover('garage', 'workshop invoice')).toBeCloseTo(0.64, 5);
  expect(cover('garage', 'invoice')).toBe(0);
  expect(cover('zzyzx', 'invoice')).toBe(0);
  expect(cover('', 'invoice')).toBe(0);
});

it('rare words count more', () => {
  const rarity = (stem: string) => (stem.startsWith('garag') ? 3 : 1);
  expect(cover('garage invoice', 'garage', rarity)).toBe(0.75);
});
