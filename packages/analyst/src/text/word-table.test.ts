import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildWordTable, findWord } from './word-table.ts';

test('every word is found at its place, and no other word', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ maxLength: 5 }), { maxLength: 40 }),
      fc.string(),
      (words, other) => {
        const table = buildWordTable(words);
        return (
          words.every((word, at) => findWord(table, word) === at) &&
          findWord(table, other) === words.indexOf(other)
        );
      },
    ),
  );
});

test.each([
  [['keel', 'keelson'], 'kee', -1],
  [['café', 'cafe'], 'cafe', 1],
  [['', 'a'], '', 0],
  [['🚢', 'keel'], 'keel', 1],
  [['🚢', 'keel'], '🚢', 0],
  [[], 'keel', -1],
])('%j has %j at %i', (words, word, place) => {
  expect(findWord(buildWordTable(words), word)).toBe(place);
});
