import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortQuote } from './short-quote.ts';

test.each<[string, number, string]>([
  ['We fill cancelled appointments. Others do not.', 9, 'We fill cancelled appointments'],
  [
    'We help dentists fill cancelled appointments, because every empty chair costs them',
    8,
    'We help dentists fill cancelled appointments',
  ],
  ['An app that finds the owner of a lost dog for you', 7, 'An app that finds the owner'],
  ['“Fill chairs”', 5, 'Fill chairs'],
  ['', 5, ''],
])('shortQuote %j', (text, words, expected) => {
  expect(shortQuote(text, words)).toBe(expected);
});

test('property: a quote is an exact piece, short enough, and ends on a word that can end it', () => {
  const words = fc.constantFrom(
    'dentists',
    'fill',
    'the',
    'of',
    'chairs,',
    'because',
    'empty',
    'slots.',
    'and',
    '“calls”',
    'cost',
    '$200;',
    'a',
  );
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 3, max: 12 }),
      (parts, most) => {
        const text = parts.join(' ');
        const quote = shortQuote(text, most);
        expect(text).toContain(quote);
        expect(quote.split(/\s+/u).length).toBeLessThanOrEqual(most);
        expect(quote).not.toMatch(/[\s,;:.]$/u);
        const isCut = (text.split('. ')[0] ?? '').split(' ').length > most;
        if (quote.includes(' ') && isCut) expect(quote).not.toMatch(/\s(?:the|of|and|a|because)$/u);
      },
    ),
  );
});

/** Fifty times what a field takes: a rule that looks at a run again for each of its characters would run for minutes. */
const length = 200_000;
test.each([...'a中9.,!— “'])('a quote of %j without end is found in one pass', (unit) => {
  const run = unit.repeat(length);
  expect(shortQuote(`x${run}x 中`, 12).length).toBeGreaterThan(0);
  expect(shortQuote(`Dental offices ${run}`, 12)).toMatch(/^Dental/u);
});
