import { expect, test } from 'vitest';
import { hash32 } from './hash.ts';

test('the hash is what it was: stored reports depend on it', () => {
  expect([hash32(''), hash32('a'), hash32('dental offices')]).toEqual([2872998923, 444641715, 4220709134]);
});
