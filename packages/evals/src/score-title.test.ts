import { expect, it } from 'vitest';
import { isFromProduct } from './score-title.ts';

const sentences = [
  { s: 'I teach braille at a school in Porto.', role: 'background' },
  { s: 'We make board games that blind children play with their friends.', role: 'product' },
];

it.each([
  ['makes board games that blind children play', true],
  ['I teach braille', false],
  ['', false],
])('%s', (title, isRight) => {
  expect(isFromProduct(title, { sentences })).toBe(isRight);
});
