import { once } from '@slipway/core';
import { loadKnowledge } from '../disk/load-knowledge.ts';

/** All that is known; read once for all test files of a worker. */
export const loadTestKnowledge = once(() => loadKnowledge());
