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
  return { venture: venture as unknown as Venture, likely };
};
const rivals = namedRivals([near('a', 0.9, 'Aqua', 'Cool', 'Dew'), near('b', 0.8, 'Cool', 'Brook')], niches);

test('each firm once, the nearest business first', () => {
  expect(rivals.map(({ name, likely }) => [name, likely])).toEqual([
    ['Aqua (Big Co)', 0.9],
    ['Cool', 0.9],
    ['Dew', 0.9],
    ['Brook', 0.8],
  ]);
});

test('one with a row in the industry keeps it, any other has the line that names it', () => {
  const [aqua, cool, dew] = rivals;
  expect([aqua?.id, aqua?.does, aqua?.besides]).toEqual(['water/wells#rival:0', 'd', undefined]);
  expect([cool?.does, cool?.besides?.says]).toEqual(['', 'They use Aqua,Cool,Dew.']);
  // In another industry that name may be another firm's.
  expect(dew?.does).toBe('');
});
