import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';

/** "Insurance 1,350 and service 700 a month": beside one that surely goes out, in the same sentence, the next does too. */
export function trustRows(
  facts: readonly Fact[],
  _numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const ordered = facts.toSorted((a, z) => a.number.from - z.number.from);
  const sentenceOf = ({ number }: Fact): number | undefined =>
    tokens.find(({ from }) => from === number.from)?.sentence;
  const isRunning = (one: Fact | undefined, fact: Fact): boolean =>
    one?.kind === 'own-cost' && one.sure && sentenceOf(one) === sentenceOf(fact);
  return facts.map((fact) => {
    if (fact.kind !== 'own-cost' || fact.sure) return fact;
    const place = ordered.indexOf(fact);
    return isRunning(ordered[place - 1], fact) || isRunning(ordered[place + 1], fact)
      ? { ...fact, sure: true }
      : fact;
  });
}
