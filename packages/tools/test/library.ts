import { loadKnowledge } from '@slipway/facts/load';
import type { Library } from '../src/gatherer.ts';
import { makeLibrary } from '../src/make-library.ts';
import { learnt } from './learnt.ts';

/** Everything that is known, read as the server reads it. */
export async function loadTestLibrary(): Promise<Library> {
  const knowledge = loadKnowledge();
  return makeLibrary(knowledge, learnt);
}
