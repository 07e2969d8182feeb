import type { Verb } from '../clauses.ts';
import type { Token } from '../tokens.ts';

/** "are registered" as much as "wait": what was done once is no state of the market. */
export function isPresentAt({ at, lemma, isPassive }: Verb, tokens: readonly Token[]): boolean {
  if (isPassive) return /^(?:are|is|be)$/u.test(tokens[at - 1]?.lower ?? '');
  const before = tokens[at - 1]?.lower ?? '';
  if (/^(?:have|has|had|’ve|'ve)$/u.test(before)) return false;
  const lower = tokens[at]?.lower ?? '';
  if (lower.endsWith('ing'))
    return tokens.slice(Math.max(0, at - 3), at).some(({ lower: word }) => word === 'are' || word === 'is');
  return (
    lower === lemma || /^(?:are|is|has|does)$/u.test(lower) || lower === `${lemma}s` || lower === `${lemma}es`
  );
}
