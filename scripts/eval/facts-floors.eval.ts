import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReader } from '@slipway/analyst/load';
import { parseStories, scoreByRole } from '@slipway/evals';
import { loadKnowledge } from '@slipway/knowledge/load';
import { expect, it } from 'vitest';

const file = join(import.meta.dirname, '../../packages/evals/corpora/stories-held.jsonl');
const scores = scoreByRole(loadReader(loadKnowledge().niches), parseStories(readFileSync(file, 'utf8')));

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

it('what is not shown to be right is never used without asking', () => {
  const used = Object.entries(scores).filter(([, { sure }]) => sure > 0);
  expect(used.map(([kind]) => kind).toSorted()).toEqual([
    'capacity',
    'paying',
    'price',
    'trial',
    'unit-cost',
  ]);
});
