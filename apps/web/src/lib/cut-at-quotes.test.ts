import { expect, it } from 'vitest';
import { cutAtQuotes } from './cut-at-quotes.ts';

it('a text is cut at its quotes, the shorter first, and loses no letter', () => {
  const text = 'Vets in Leeds lose hours. They phone.';
  const pieces = cutAtQuotes(text, [
    { name: 'does', words: 'Vets in Leeds lose hours' },
    { name: 'customer', words: 'Vets' },
    { name: 'today', words: 'They phone' },
    { name: 'region', words: 'Paris' },
    { name: 'empty', words: '' },
  ]);
  expect(pieces.map(({ words }) => words).join('')).toBe(text);
  expect(pieces.filter(({ name }) => name).map(({ name, words }) => [name, words])).toEqual([
    ['customer', 'Vets'],
    ['today', 'They phone.'],
  ]);
});

it.each([
  ['', []],
  ['Nothing of it', [{ name: 'customer', words: 'Vets' }]],
])('%j without a quote in it stays whole', (text, quotes) => {
  expect(cutAtQuotes(text, quotes).map(({ words }) => words)).toEqual(text === '' ? [] : [text]);
});
