import { expect, test } from 'vitest';
import { keepFew } from './keep-few.ts';

test('what was asked for lately is made once, and the longest unasked goes first', () => {
  const made: string[] = [];
  const get = keepFew(2, (key) => {
    made.push(key);
    return { key };
  });
  const first = get('a');
  get('b');
  expect(get('a')).toBe(first);
  get('c');
  expect(get('a')).toBe(first);
  get('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('what cannot be made is tried again', () => {
  let tries = 0;
  const get = keepFew(2, () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return tries;
  });
  expect(() => get('a')).toThrow('not yet');
  expect(get('a')).toBe(2);
});
