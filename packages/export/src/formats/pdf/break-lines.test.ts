import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import type { Press } from './press.ts';

/** Every letter is half as wide as it is high. */
const press = { measure: ({ text, size }) => (text.length * size) / 2 } as Press;
const figure = [
  { text: '0–100', strong: true },
  { text: ' [292]', isNote: true },
] as const;
const linesOf = (width: number, size: number) =>
  breakLines(press, figure, width, { size }).map(({ pieces }) => pieces.map(({ text }) => text).join(''));

test('the number of a note is never cut: without room for it, it begins a line', () => {
  expect(linesOf(60, 8)).toEqual(['0–100 [292]']);
  expect(linesOf(36, 8)).toEqual(['0–100', '[292]']);
});

test('the number of a note is as small as letters on paper may be, and no smaller', () => {
  for (const size of [7.5, 8.5, 13]) {
    const marks = breakLines(press, figure, 200, { size }).flatMap(({ pieces }) => pieces.slice(1));
    expect(marks.map((mark) => mark.size)).toEqual([7]);
  }
});
