import { once } from '@slipway/core';
import { loadTestKnowledge } from '../../knowledge/test/known.ts';
import { loadAnalyst, loadVectors } from '../disk/load-analyst.ts';

/** Made once for all test files of a worker: its first text costs half a second. */
export const loadTestVectors = once(loadVectors);
export const loadTestAnalyst = once(() => loadAnalyst(loadTestKnowledge(), loadTestVectors()));
