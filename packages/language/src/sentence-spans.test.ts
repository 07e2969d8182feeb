import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceSpans, sentencesOf } from './sentence-spans.ts';

test.each<[string, string[]]>([
  ['', []],
  ['One.', ['One.']],
  ['It costs $1.50. Dr. Smith pays.', ['It costs $1.50.', 'Dr. Smith pays.']],
  ['Chairs, e.g. two, stay empty. “Why?” she asks.', ['Chairs, e.g. two, stay empty.', '“Why?” she asks.']],
  ['We sell in the U.S. Most clinics are small.', ['We sell in the U.S.', 'Most clinics are small.']],
  ['About approx. 40 clinics.', ['About approx. 40 clinics.']],
  ['The answer is no. We asked twice.', ['The answer is no.', 'We asked twice.']],
  ['Flat no. 5 is empty. It is cheap.', ['Flat no. 5 is empty.', 'It is cheap.']],
  ['First line\nSecond line', ['First line', 'Second line']],
  ['{{f:a}} is less. {{f:b}} is more!', ['{{f:a}} is less.', '{{f:b}} is more!']],
  ['i tune pianos. 140.000 each. they forget', ['i tune pianos.', '140.000 each.', 'they forget']],
  ['Really?! Yes… No.', ['Really?!', 'Yes…', 'No.']],
  ['... --- ...', []],
])('%j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test('property: spans are in order, do not touch, and lose no letter or digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aB1 .!?,\n“”'), maxLength: 60 }), (text) => {
      const spans = sentenceSpans(text);
      for (const [index, span] of spans.entries()) {
        expect(span.end).toBeGreaterThan(span.start);
        expect(span.start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
      }
      const bare = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '');
      expect(bare(sentencesOf(text).join(''))).toBe(bare(text));
    }),
  );
});

/** Fifty times what a field takes: a rule that looks at a run again for each of its characters would run for minutes. */
test.each([...'a中9.!。”\n'])('%j without end is split in one pass', (unit) => {
  const text = `Dental offices ${unit.repeat(200_000)}x pay. They do`;
  expect(sentencesOf(text).at(-1)).toBe('They do');
});
