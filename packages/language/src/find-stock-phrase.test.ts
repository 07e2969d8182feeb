import { expect, test } from 'vitest';
import { findStockPhrase } from './find-stock-phrase.ts';
import { stockPhrases } from './stock-phrases.ts';

test('every stock phrase is found in a sentence, and the list has no doubles', () => {
  for (const phrase of stockPhrases)
    expect(findStockPhrase(`They say: ${phrase.replace('*', '')}, always.`), phrase).not.toBeNull();
  expect(new Set(stockPhrases).size).toBe(stockPhrases.length);
  expect(findStockPhrase('The unlocked door of the Supercharger station')).toBeNull();
  expect(findStockPhrase('Best-in-class: we leverage it.')).toBe('best-in-class');
  expect(findStockPhrase('We leveraged Vibrant.')).toBe('leveraged');
  expect(findStockPhrase('They bought Vibrant.', ['Vibrant'])).toBeNull();
});
