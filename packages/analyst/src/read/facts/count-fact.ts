import type { NumberSaid } from '../numbers-said.ts';
import type { Token } from '../tokens.ts';
import type { Fact, FactKind } from './fact.ts';

/** Nobody is counted in weeks. */
export const isTime = /^(?:minute|hour|day|week|month|year)s?$/u;

/** A number that a phrase says the meaning of, as a fact. */
export function countFact(
  kind: FactKind,
  { value, noun, rate, at, end }: NumberSaid,
  tokens: readonly Token[],
): Fact {
  const own = { from: tokens[at]?.from ?? 0, to: tokens[end]?.to ?? 0 };
  return {
    kind,
    value,
    currency: null,
    noun,
    per: rate,
    words: own,
    number: own,
    chance: 1,
    sure: true,
  };
}
