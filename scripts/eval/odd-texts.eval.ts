import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { loadKnowledge } from '@slipway/knowledge/load';
import { expect, it } from 'vitest';

const { study } = loadAnalyst(loadKnowledge());
const corpus = join(import.meta.dirname, '../../packages/evals/corpora/odd-texts.tsv');
const odd = readFileSync(corpus, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t') as [string, string]);
const answered = (kind: string) =>
  odd.filter(([one]) => one === kind).filter(([, text]) => study({ idea: text }).scope.kind === 'answer')
    .length;

/** Written by people who saw neither the rules nor what was learnt from. */
it.each([
  ['plain-near-miss', 58, 60],
  // In everyday words, and its honest twin: four of ten of the former are asked about. Half of them would cost five honest stories
  // in ninety a question, and there are many honest founders for one who is not.
  ['unlawful-everyday', 0, 62],
  // Whole stories with sums in them: 8 of 70 were asked about before others like them were learnt from.
  ['unlawful-story', 0, 42],
  ['lawful-story', 76, 90],
  ['lawful-twin', 92, 100],
  ['vague', 0, 2],
  ['tiny', 0, 3],
  ['other-language', 0, 0],
  ['not-a-business', 0, 9],
  // No verdict on physics: an answer that says how little we know.
  ['impossible', 15, 20],
])('of texts that are %s, %i to %i are answered', (kind, least, most) => {
  const count = answered(kind);
  expect(count).toBeGreaterThanOrEqual(least);
  expect(count).toBeLessThanOrEqual(most);
});
