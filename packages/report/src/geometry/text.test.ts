import { expect, it } from 'vitest';
import { fitText, textWidth, wrapText } from './text.ts';

it('counts a letter by its class', () => {
  expect(textWidth('a', 10)).toBeCloseTo(6);
  expect(textWidth('il', 10)).toBeCloseTo(6.8);
  expect(textWidth('W', 10)).toBeCloseTo(9);
  expect(textWidth('歯', 10)).toBe(10);
});

it('cuts what does not fit with an ellipsis and leaves the rest alone', () => {
  expect(fitText('abc', 18.5, 10)).toBe('abc');
  expect(fitText('abcdef', 20, 10)).toBe('ab…');
});

it('wraps at words, and cuts only the last line', () => {
  expect(wrapText('Test before building', 60, 12, 3)).toEqual(['Test', 'before', 'building']);
  expect(wrapText('Go', 60, 12, 3)).toEqual(['Go']);
  expect(wrapText('', 60, 12, 3)).toEqual([]);
  expect(wrapText('one two three fourteen', 50, 10, 2)).toEqual(['one two', 'three fou…']);
});
