import { expect, it } from 'vitest';
import { loadTestLibrary } from '../../packages/tools/test/library.ts';
import { measureRivals } from './rivals.ts';

/** Measured 16 of 20, with 2 that ask: a change that suggests worse has to say so here. */
it('rivals that somebody in the business would name', async () => {
  const judged = await measureRivals(loadTestLibrary(), 'first');
  expect(judged).toHaveLength(20);
  expect(judged.filter(({ isGood }) => isGood).length).toBeGreaterThanOrEqual(15);
  // Nobody is named where our notes have nobody.
  expect(judged.filter(({ first }) => first.length === 0).length).toBeGreaterThanOrEqual(2);
});
