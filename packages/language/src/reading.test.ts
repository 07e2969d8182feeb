import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countText, readingEase, readingGrade } from './reading.ts';
import { countSyllables } from './syllables.ts';

// Rubrics reference H4, and the worked examples of both papers' formulas.
test.each([
  [{ words: 100, sentences: 5, syllables: 140 }, 68.1, 8.7],
  [{ words: 100, sentences: 10, syllables: 120 }, 95.2, 2.5],
  [{ words: 200, sentences: 8, syllables: 340 }, 37.6, 14.2],
])('%o reads at %d, grade %d', (counts, ease, grade) => {
  expect(readingEase(counts)?.toFixed(1)).toBe(ease.toFixed(1));
  expect(readingGrade(counts)?.toFixed(1)).toBe(grade.toFixed(1));
});

// Wikipedia, “Flesch–Kincaid readability tests”: both sentences with their scores.
test.each([
  ['The cat sat on the mat.', { words: 6, sentences: 1, syllables: 6 }, 116],
  [
    'This sentence, taken as a reading passage unto itself, is being used to prove a point.',
    { words: 16, sentences: 1, syllables: 23 },
    69,
  ],
])('%s', (text, counts, ease) => {
  expect(countText(text)).toEqual(counts);
  expect(Math.round(readingEase(counts) ?? 0)).toBe(ease);
});

test.each([
  ['cat', 1],
  ['make', 1],
  ['makes', 1],
  ['hoped', 1],
  ['needed', 2],
  ['boxes', 2],
  ['little', 2],
  ['table', 2],
  ['business', 2],
  ['appointment', 3],
  ['university', 5],
  ['cancellation', 4],
  ['people', 2],
  ['the', 1],
  ['idea', 3],
  ['businesses', 3],
  ['changes', 2],
  ['prices', 2],
  ['safely', 2],
  ['free', 1],
  ['agree', 2],
  ['reschedule', 3],
  ['hmm', 1],
  ['é', 1],
  ['passage', 2],
  ['churches', 2],
])('%s has %d syllables', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

test('no text throws, and without a word there is no grade', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const counts = countText(text);
      expect(counts.sentences).toBeGreaterThanOrEqual(1);
      expect(counts.syllables).toBeGreaterThanOrEqual(counts.words);
      expect(readingGrade(counts) === null).toBe(counts.words === 0);
    }),
  );
  expect(readingEase(countText('…'))).toBeNull();
});
