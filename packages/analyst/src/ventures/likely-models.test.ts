import { expect, test } from 'vitest';
import type { ModelSlot } from '../profile/business-model.ts';
import { likelyModels } from './likely-models.ts';
import type { FoundVenture } from './rank-ventures.ts';

const chances: Readonly<Record<string, number>> = { shop: 0.5, box: 0.4, tours: 0.1, loans: 0 };
const [value = '', ...alternatives] = Object.keys(chances);
const read: ModelSlot = {
  value,
  alternatives,
  words: [],
  sure: false,
  chance: 0.5,
  chanceOf: (id) => chances[id] ?? 0,
};
const near = (model: string, likely: number) => ({ venture: { model }, likely }) as FoundVenture;

test('with nothing like it, the words alone say how a business earns', () => {
  expect(likelyModels(read, [])).toEqual(['shop', 'box', 'tours', 'loans']);
});

test('several like businesses outweigh the nearest, and words that speak for another', () => {
  const found = [near('tours', 0.7), near('box', 0.5), near('box', 0.4), near('shop', 0.1)];
  expect(likelyModels(read, found)).toEqual(['box', 'tours', 'shop', 'loans']);
});

test('of what neither speaks for, each keeps its place', () => {
  expect(likelyModels(read, [near('box', 0.9)]).at(-1)).toBe('loans');
});
