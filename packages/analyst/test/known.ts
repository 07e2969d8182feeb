import { once } from '@slipway/core';
import { loadTestKnowledge } from '../../knowledge/test/known.ts';
import { loadAnalyst, loadVectors } from '../disk/load-analyst.ts';
import type { Analyst } from '../src/create-analyst.ts';
import { makeOncePerAnswers } from './once-per-answers.ts';

/** Made once for all test files of a worker: its first text costs half a second. */
export const loadTestVectors = once(loadVectors);

/** Many tests ask the same, so a study is made once too. That it is the same when made again: conformance.test.ts of the tools. */
export const loadTestAnalyst = once((): Analyst => {
  const analyst = loadAnalyst(loadTestKnowledge(), loadTestVectors());
  return { ...analyst, study: makeOncePerAnswers(analyst.study) };
});
