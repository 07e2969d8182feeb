import { expect, test } from 'vitest';
import { cutLetters } from './cut-letters.ts';
import { setLines } from './draw/set-lines.ts';

const cut = (word: string, room: number) => {
  const letters = [...word];
  const ends = cutLetters(
    letters,
    letters.map(() => 1),
    room,
  );
  return ends.map((end, at) => letters.slice(ends[at - 1] ?? 0, end).join(''));
};

test('a word longer than its line is cut behind a hyphen or a stroke, else where it must be', () => {
  expect(cut('Wolkenkratzer-Instandhaltung', 20)).toEqual(['Wolkenkratzer-', 'Instandhaltung']);
  expect(cut('https://a.example/long/path', 12)).toEqual(['https://', 'a.example/', 'long/path']);
  expect(cut('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  expect(cut('abc', 3)).toEqual(['abc']);
});

const linesOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gu)].map(([, line = '']) => line.replaceAll(/<[^>]+>/gu, ''));

test('in a picture a long name stays within its column, and a full stop with its word', () => {
  const name = setLines([{ text: 'Heard, Wolkenkratzer-Instandhaltungsgesellschaft has 0.' }], {
    x: 0,
    y: 0,
    width: 230,
    size: 12.5,
  });
  expect(linesOf(name.svg)).toEqual(['Heard, Wolkenkratzer-', 'Instandhaltungsgesellschaft has 0.']);
  for (let width = 60; width < 120; width++) {
    const runs = [{ text: 'would be $2,241 a month', strong: true }, { text: '.' }];
    const lines = linesOf(setLines(runs, { x: 0, y: 0, width, size: 14 }).svg);
    expect(lines.some((line) => line.startsWith('.'))).toBe(false);
  }
});
