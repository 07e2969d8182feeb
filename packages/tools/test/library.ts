import { loadKnowledge } from '@slipway/facts/load';
import type { Library } from '../src/gatherer.ts';
import { createReader } from '../src/reading/index.ts';
import { testVectors } from './vectors.ts';

/** Everything that is known, read as the server reads it. */
export async function loadTestLibrary(): Promise<Library> {
  const knowledge = await loadKnowledge();
  return { knowledge, readIdea: createReader(knowledge, testVectors) };
}
