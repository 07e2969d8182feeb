import type { Knowledge } from '@slipway/facts';
import type { Library } from '../../gatherer.ts';
import { createReader, type Reading } from '../../reading/index.ts';
import type { WordVectors } from '../../reading/vectors/read-vectors.ts';

/** As the server's, with every text read once: each is run by several tools and with several slots. */
export function makeEvaluationLibrary(knowledge: Knowledge, vectors: WordVectors): Library {
  const read = createReader(knowledge, vectors);
  const known = new Map<string, Reading>();
  return {
    knowledge,
    readIdea(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const reading = read(text);
      known.set(text, reading);
      return reading;
    },
  };
}
