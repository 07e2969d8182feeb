import { expect, it } from 'vitest';
import { loadTestLibrary } from '../../packages/tools/test/library.ts';
import { measureRivals } from './rivals.ts';

/**
 * Measured 19 and 20 of 20, 30, 22, 26 and 14 of 30: a change that suggests worse has to say so here. Companies were added with the
 * first three and the ideas of the fresh set in view and the misses of the unseen set were read once, so that only the third set says
 * how odd new ideas fare; it was written before its answers were seen, and they were read then.
 */
it.each([
  ['first', 20, 18],
  ['held', 20, 18],
  ['second', 30, 27],
  ['unseen', 30, 21],
  ['fresh', 30, 24],
  ['third', 30, 13],
] as const)('rivals that people in the business would name, %s set', async (set, all, least) => {
  const judged = await measureRivals(loadTestLibrary(), set);
  expect(judged).toHaveLength(all);
  expect(judged.filter(({ isGood }) => isGood).length).toBeGreaterThanOrEqual(least);
});

it('nobody is named where our notes have nobody', async () => {
  const judged = await measureRivals(loadTestLibrary(), 'first');
  expect(judged.find(({ idea }) => idea.startsWith('Sheep'))?.first).toEqual([]);
});
