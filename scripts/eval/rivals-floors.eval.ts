import { expect, it } from 'vitest';
import { loadTestLibrary } from '../../packages/tools/test/library.ts';
import { measureRivals } from './rivals.ts';

/** Measured 18 and 14 of 20: a change that suggests worse has to say so here. */
it.each([
  ['first', 17],
  ['held', 13],
] as const)('rivals that somebody in the business would name, %s set', async (set, least) => {
  const judged = await measureRivals(loadTestLibrary(), set);
  expect(judged).toHaveLength(20);
  expect(judged.filter(({ isGood }) => isGood).length).toBeGreaterThanOrEqual(least);
});

it('nobody is named where our notes have nobody', async () => {
  const judged = await measureRivals(loadTestLibrary(), 'first');
  expect(judged.find(({ idea }) => idea.startsWith('Sheep'))?.first).toEqual([]);
});
