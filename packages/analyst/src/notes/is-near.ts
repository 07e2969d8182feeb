import type { Retrieval } from '../retrieve/retrieve.ts';

const likelyNiche = 0.3;
const wordsOfJob = 2;

/**
 * The first niche is about this kind of business when it names who pays and is likely, or names who pays and shares two words
 * with what the product does.
 */
export function isNear({ niches: [first], known }: Retrieval): boolean {
  if (first === undefined || known === 'little') return false;
  if (!first.knowsPayer) return known === 'near' && first.knowsJob && first.adds.length > wordsOfJob;
  return first.probability >= likelyNiche || first.adds.length > wordsOfJob;
}
