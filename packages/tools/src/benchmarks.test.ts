import { expect, test } from 'vitest';
import { sayWhoseBands } from './benchmarks.ts';

test('bands of ours are not said to be of a firm', () => {
  expect(sayWhoseBands('Slipway rule')).toBe('our own bands');
  expect(sayWhoseBands('Tomasz Tunguz, Redpoint')).toBe('the bands of Tomasz Tunguz');
});
