import type { Retrieval } from '../retrieve/retrieve.ts';

/**
 * Measured on labelled ideas and on businesses of which we know nothing: with a word of who pays a lower nearness is enough (one
 * of twenty outside is taken in), without one it takes more.
 */
const nearFrom = { withPayer: 0.25, without: 0.4 } as const;

/** Whether the first niche is about this kind of business. */
export function isNear({ niches: [first], nearness }: Retrieval): boolean {
  if (first === undefined) return false;
  return nearness >= (first.knowsPayer ? nearFrom.withPayer : nearFrom.without);
}
