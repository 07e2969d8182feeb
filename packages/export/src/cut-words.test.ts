import { expect, test } from 'vitest';
import { cutWords } from './cut-words.ts';

test('a name ends with a whole word', () => {
  expect(cutWords('florists in Utrecht and Ghent', 25)).toBe('florists in Utrecht and');
  expect(cutWords('florists in Utrecht and', 23)).toBe('florists in Utrecht and');
  expect(cutWords('Donaudampfschifffahrt', 10)).toBe('Donaudampf');
});
