import { expect, test } from 'vitest';
import type { Weighed } from './cover.ts';
import { wordSigns } from './word-signs.ts';

/** Words that are alike point the same way; each weighs one. */
const directions: Readonly<Record<string, readonly number[]>> = {
  hockey: [1, 0, 0, 0],
  make: [0, 1, 0, 0],
  workshop: [0, 0.9, 0.43, 0],
  stick: [0, 0, 1, 0],
  skate: [0, 0, 0, 1],
  shop: [0, 0, 0, 1],
};
const places = Object.keys(directions);
const words = (text: string): readonly Weighed[] =>
  text.split(' ').map((stem) => ({
    stem,
    rarity: 1,
    weight: 1.05,
    vector: Float32Array.from(directions[stem] ?? []),
    at: places.indexOf(stem),
    alike: [],
  }));
const business = (name: string, said: string, pays: string) => ({
  name: words(name),
  said: [words(said)],
  pays: words(pays),
  also: [],
  wide: words(`${name} ${said} ${pays}`),
});
const idea = words('make hockey stick');
const bestCarries = 18;
const nearWithoutBest = 21;
const [statedInPayer, payerInText] = [8, 9];

test('where one word is all that is shared it carries all, and nothing is near without it', () => {
  const signs = wordSigns(idea, idea, business('hockey skate', 'skate shop', 'shop'));
  expect(signs[bestCarries]).toBeCloseTo(1);
  expect(signs[nearWithoutBest]).toBeCloseTo(0);
});

test('where others are alike as well no word carries all, and the rest stays near', () => {
  const signs = wordSigns(idea, idea, business('hockey stick', 'workshop', 'shop'));
  expect(signs[bestCarries]).toBeLessThan(0.4);
  expect(signs[nearWithoutBest]).toBeGreaterThan(0.5);
});

test('who pays is looked at by itself', () => {
  const signs = wordSigns(idea, idea, business('skate shop', 'skate', 'hockey'));
  expect(signs[statedInPayer]).toBeCloseTo(1 / 3);
  expect(signs[payerInText]).toBeCloseTo(1);
});
