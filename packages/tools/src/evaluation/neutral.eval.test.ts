import { loadKnowledge } from '@slipway/facts/load';
import { expect, test } from 'vitest';
import { learnt } from '../../test/learnt.ts';
import { expertParagraphs } from './experts/index.ts';
import { evaluationIdeas } from './ideas/index.ts';
import { meanReciprocal, swapRanks } from './masked-swap/swap-ranks.ts';
import { isPlain } from './runs/collect-runs.ts';

/** The masked swap is only worth something as far as it finds texts again that are known to fit. */
const { vectors } = learnt;
const { wordings } = loadKnowledge();
const corpus = wordings.flatMap(({ heard }) => heard);
const pool = evaluationIdeas.filter(isPlain);
const chance = meanReciprocal(pool.map((_, at) => at + 1));

test('what people of the trade write is found again without the founder’s words', () => {
  const ranks = swapRanks(
    vectors,
    pool,
    expertParagraphs.flatMap(({ ideaId, text }) => {
      const idea = pool.find(({ id }) => id === ideaId);
      return idea === undefined ? [] : [{ idea, text }];
    }),
    corpus,
  );
  expect(ranks).toHaveLength(expertParagraphs.length);
  expect(meanReciprocal(ranks)).toBeGreaterThan(0.4);
  expect(meanReciprocal(ranks)).toBeGreaterThan(8 * chance);
});

test('and so are paraphrases', () => {
  const texts = pool.flatMap((idea) =>
    idea.paraphrase === undefined || idea.set === 'held' ? [] : [{ idea, text: idea.paraphrase }],
  );
  expect(meanReciprocal(swapRanks(vectors, pool, texts, corpus))).toBeGreaterThan(0.65);
});

test('what fits any company is found no better than by chance', () => {
  const text =
    'Your rivals have deep pockets and strong brands. A growing market rewards those who focus on customers, hire well and keep costs low.';
  const ranks = swapRanks(
    vectors,
    pool,
    pool.slice(0, 30).map((idea) => ({ idea, text })),
    corpus,
  );
  expect(meanReciprocal(ranks)).toBeLessThan(2.5 * chance);
});
