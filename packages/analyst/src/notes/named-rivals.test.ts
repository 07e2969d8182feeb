import type { Niche, Venture } from '@slipway/knowledge';
import { expect, test } from 'vitest';
import { namedRivals } from './named-rivals.ts';

const niche = (id: string, ...names: readonly string[]) => {
  const [vertical = ''] = id.split('/');
  const incumbents = names.map((name) => ({ name, sells: 's', does: 'd', pricing: 'p', region: null }));
  return { id, vertical, short: id, incumbents } as unknown as Niche;
};
const niches = [
  niche('water/wells', 'Aqua (Big Co)'),
  niche('water/taps', 'Brook'),
  niche('law/wills', 'Dew'),
];

const near = (id: string, likely: number, ...named: readonly string[]) => {
  const venture = { id, name: `${id}.`, niche: 'water/taps', named, instead: `They use ${named.join()}.` };
  return { venture: venture as unknown as Venture, likely, isHere: true };
};
const two = [near('a', 0.9, 'Aqua', 'Cool', 'Dew'), near('b', 0.8, 'Cool', 'Brook')];
const rivals = namedRivals(two, niches, null);

test('each firm once, whom two like businesses name first', () => {
  expect(rivals.map(({ rival }) => [rival.name, rival.likely])).toEqual([
    ['Cool', 0.9],
    ['Aqua (Big Co)', 0.9],
    ['Dew', 0.9],
    ['Brook', 0.8],
  ]);
});

test('one with a row in the industry keeps it, any other has the line that names it', () => {
  const [cool, aqua, dew] = rivals.map(({ rival }) => rival);
  expect([aqua?.id, aqua?.does, aqua?.besides]).toEqual(['water/wells#rival:0', 'd', undefined]);
  expect([cool?.does, cool?.besides?.says]).toEqual(['', 'They use Aqua,Cool,Dew.']);
  // In another industry that name may be another firm's.
  expect(dew?.does).toBe('');
});

const withList = (isHere: boolean) => {
  const one = near('c', 0.9, 'Well Ltd');
  const firms = [
    { name: 'Everywhere', places: [] },
    { name: 'Lotus', places: ['IN', 'BD'] },
    { name: 'Union', places: ['EU'] },
  ];
  return { ...one, isHere, venture: { ...one.venture, rivals: firms } };
};
const namesAt = (place: string | null, isHere = true) =>
  namedRivals([withList(isHere)], niches, place).map(({ rival }) => rival.name);

test('whom somebody in it would name, where the founder sells: those of the country first', () => {
  expect(namesAt('IN')).toEqual(['Lotus', 'Everywhere', 'Well Ltd']);
  expect(namesAt('DE', false)).toEqual(['Union', 'Everywhere']);
  // Where it is sold is not said: a firm of one or two small countries comes last.
  expect(namesAt(null)).toEqual(['Everywhere', 'Well Ltd', 'Union', 'Lotus']);
  const [first, second] = namedRivals([withList(true)], niches, 'IN');
  expect(first?.rival.besides?.says).toBe('Lotus and Everywhere do it, or are used in place of it.');
  expect(first?.rival.id).toBe('venture/c#rivals');
  expect([first?.isOfPlace, second?.isOfPlace]).toEqual([true, false]);
});

test('how likely it is right: two that may be like the idea say more than one', () => {
  // 1 − (1 − 0.85 × 0.9) × (1 − 0.85 × 0.8) = 0.9248; 0.85 × 0.9 = 0.765.
  expect(rivals[0]?.together).toBeCloseTo(0.9248);
  expect(rivals[1]?.together).toBeCloseTo(0.765);
  // Both name Cool; Aqua is named by one, that has 0.9 of 1.7.
  expect(rivals.slice(0, 2).map(({ agreed }) => agreed)).toEqual([1, expect.closeTo(0.5294)]);
});
