import type { Knowledge } from '@slipway/facts';
import type { Library } from '../../gatherer.ts';
import { makeLibrary } from '../../make-library.ts';
import type { Learnt, Reading } from '../../reading/index.ts';

/** As the server's, with every text read once: each is run by several tools and with several slots. */
export function makeEvaluationLibrary(knowledge: Knowledge, learnt: Learnt): Library {
  const library = makeLibrary(knowledge, learnt);
  const known = new Map<string, Reading>();
  return {
    ...library,
    readIdea(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const reading = library.readIdea(text);
      known.set(text, reading);
      return reading;
    },
  };
}
