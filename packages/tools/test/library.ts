import { loadAnalyst, loadVectors } from '@slipway/analyst/load-analyst';
import { once } from '@slipway/core';
import { loadKnowledge } from '@slipway/knowledge/load';
import { loadNaming, loadStock } from '@slipway/naming/load';
import type { Library } from '../src/around.ts';

let library: Library | undefined;

/** Everything that is known, read as the server reads it; made once for all files of a worker. */
export function loadTestLibrary(): Library {
  if (library === undefined) {
    const knowledge = loadKnowledge();
    const vectors = loadVectors();
    const naming = once(() => ({ data: loadNaming(), stock: loadStock(), meaning: vectors.find }));
    library = { knowledge, analyst: loadAnalyst(knowledge, vectors), naming };
  }
  return library;
}
