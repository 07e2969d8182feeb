import type { ParsedText } from '../party-features.ts';
import type { Slot } from '../reading.ts';
import { singular } from '../word-forms.ts';
import type { Fact } from './fact.ts';

/** A count is of the founder's market only where it counts who may pay or what is paid for; any other is asked about. */
export function agreeMarket(
  facts: readonly Fact[],
  pays: Slot<string> | null,
  { prices, tokens }: ParsedText,
): readonly Fact[] {
  const last = (words: string): string => singular(words.toLowerCase().split(' ').at(-1) ?? '');
  const wordsOf = (words: string): readonly string[] => words.toLowerCase().split(' ').map(singular);
  const known = new Set([
    ...(pays === null ? [] : [pays.value, ...pays.alternatives]).flatMap(wordsOf),
    ...prices.flatMap(({ units }) => units.map((at) => singular(tokens[at]?.lower ?? ''))),
  ]);
  return facts.map((fact) =>
    fact.kind === 'market' && fact.sure && !known.has(last(fact.noun ?? ''))
      ? { ...fact, sure: false }
      : fact,
  );
}
