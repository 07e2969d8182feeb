import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { loadKnowledge } from '@slipway/knowledge/load';
import type { Library } from '../src/around.ts';

let library: Library | undefined;

/** Everything that is known, read as the server reads it; made once for all files of a worker. */
export function loadTestLibrary(): Library {
  if (library === undefined) {
    const knowledge = loadKnowledge();
    library = { knowledge, analyst: loadAnalyst(knowledge) };
  }
  return library;
}
