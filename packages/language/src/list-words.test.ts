import { expect, test } from 'vitest';
import { listWords } from './list-words.ts';

test.each<[string[], 'and' | 'or', string]>([
  [[], 'and', ''],
  [['a'], 'and', 'a'],
  [['a', 'b'], 'or', 'a or b'],
  [['a', 'b', 'c'], 'and', 'a, b and c'],
  [['a', ' ', 'a', 'b'], 'and', 'a and b'],
  [['a, b', 'c', 'd'], 'and', 'a, b; c and d'],
])('listWords %j', (items, joint, expected) => {
  expect(listWords(items, joint)).toBe(expected);
});
