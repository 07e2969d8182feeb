import { once } from '@slipway/core';
import { loadNaming, loadStock } from '@slipway/naming/load';
import { loadTestAnalyst, loadTestVectors } from '../../analyst/test/known.ts';
import { loadTestKnowledge } from '../../knowledge/test/known.ts';
import type { Library } from '../src/around.ts';

/** Everything that is known, read as the server reads it; made once for all files of a worker. */
export const loadTestLibrary: () => Library = once(() => ({
  knowledge: loadTestKnowledge(),
  analyst: loadTestAnalyst(),
  naming: once(() => ({ data: loadNaming(), stock: loadStock(), meaning: loadTestVectors().find })),
}));
