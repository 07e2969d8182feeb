import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReader } from '@slipway/analyst/load';
import { parseOwnNumbers, parseStories, scoreByRole, scoreOwnNumbers } from '@slipway/evals';
import { loadKnowledge } from '@slipway/knowledge/load';
import { expect, it } from 'vitest';

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');
const open = (file: string): string => readFileSync(join(corpora, file), 'utf8');
const read = loadReader(loadKnowledge());
const scores = scoreByRole(read, parseStories(open('stories-held.jsonl')));

/** What is used without asking, and how many of them are read at least. */
it.each([
  ['price', 50],
  ['unit-cost', 15],
  ['paying', 5],
  ['trial', 5],
] as const)('nine of ten numbers used as %s are right', (kind, least) => {
  const { sure, sureRight } = scores[kind];
  expect(sureRight).toBeGreaterThanOrEqual(least);
  expect(sureRight / sure).toBeGreaterThanOrEqual(0.9);
});

/** Few stories count a market; the held questions do. */
it('a count used as the market is wrong once in eight at most', () => {
  const { ownCount, question } = scoreOwnNumbers(read, parseOwnNumbers(open('own-numbers-held.jsonl')));
  const wrong = ownCount.wrong + scores.market.sure - scores.market.sureRight;
  expect(ownCount.used).toBeGreaterThanOrEqual(7);
  expect(wrong).toBeLessThanOrEqual(1);
  expect(question.right).toBeGreaterThanOrEqual(18);
});

it('what is not shown to be right is never used without asking', () => {
  const used = Object.entries(scores).filter(([, { sure }]) => sure > 0);
  expect(used.map(([kind]) => kind).toSorted()).toEqual([
    'capacity',
    'market',
    'paying',
    'price',
    'trial',
    'unit-cost',
  ]);
});
