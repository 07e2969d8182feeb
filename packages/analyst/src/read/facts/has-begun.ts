import type { Fact } from './fact.ts';

const begun: ReadonlySet<Fact['kind']> = new Set(['paying', 'sold', 'volume', 'earned', 'lost', 'returned']);

/** Whoever has sold nothing weighs no cost against what is sold: all of it belongs to the plan. */
export const hasBegun = (facts: readonly Fact[]): boolean =>
  facts.some(({ kind, sure }) => sure && begun.has(kind));
