import { expect, it } from 'vitest';
import { findHabit } from './find-habit.ts';

it.each([
  ['How many there are is not on file.', 'on file'],
  ['Twenty-two of a hundred, and nobody was told.', 'of a hundred'],
  ['The person whom you sell to.', 'whom'],
  ['Sales take two to seven months.', null],
  ['Tradespeople pay by the hour.', null],
])('%s', (sentence, found) => {
  expect(findHabit(sentence)).toBe(found);
});
