import { expect, it } from 'vitest';
import { nextIndex } from './use-menu.ts';

it.each([
  ['ArrowDown', 0, 3],
  ['ArrowUp', 4, 1],
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 11],
  ['ArrowRight', 11, 0],
  ['ArrowDown', 11, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 11],
  ['Home', 7, 0],
  ['End', 7, 11],
  ['a', 7, null],
] as const)('%s at %i of twelve in three columns leads to %s', (key, from, to) => {
  expect(nextIndex(key, from, 12, 3)).toBe(to);
});

it('has nowhere to go in an empty list', () => {
  expect(nextIndex('ArrowDown', -1, 0, 3)).toBeNull();
});
