import { loadKnowledge } from '@slipway/facts/load';
import type { Library } from '../src/gatherer.ts';
import { makeLibrary } from '../src/make-library.ts';
import { learnt } from './learnt.ts';

let library: Library | undefined;

/** Everything that is known, read as the server reads it; made once for all files of a worker. */
export function loadTestLibrary(): Library {
  library ??= makeLibrary(loadKnowledge(), learnt);
  return library;
}
