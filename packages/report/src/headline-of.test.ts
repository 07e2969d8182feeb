import { expect, test } from 'vitest';
import { diffReports } from './diff-reports.ts';
import { headlineOf } from './headline-of.ts';
import type { Report } from './report.ts';
import { resultOf } from './result-of.ts';
import { everyBlock } from './testing/every-block.gen.ts';
import { exampleReport } from './testing/example-report.ts';

const { answer } = everyBlock;
const verdict = { id: 'v', text: 'Nobody paid {{f:price}} yet.', evidence: [] };
const saying = (change: Partial<typeof answer>): Report => ({
  ...exampleReport,
  blocks: [everyBlock.reading, { ...answer, verdict, ...change }, everyBlock.headline],
});

test.each([
  ['the word and the sentence', {}, 'Test first. Nobody paid $249 a month yet.'],
  ['the sentence alone', { word: null }, 'Nobody paid $249 a month yet.'],
  [
    'the word once',
    { verdict: { ...verdict, text: 'Test first: nobody paid.' } },
    'Test first: nobody paid.',
  ],
])('%s', (_, change, headline) => {
  expect(headlineOf(saying(change))).toBe(headline);
  expect(resultOf(saying(change)).headline).toBe(headline);
});

test('another word is another verdict', () => {
  expect(diffReports(saying({}), saying({ word: 'Go' })).verdict).toEqual({
    id: 'v',
    before: 'Test first. Nobody paid $249 a month yet.',
    after: 'Go. Nobody paid $249 a month yet.',
  });
});
