import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';

/** "The new rent will be 9,800": from then on the old one is not paid. */
export function replaceCosts(
  facts: readonly Fact[],
  _numbers: readonly NumberSaid[],
  { tokens, spans }: ParsedText,
): readonly Fact[] {
  const next = facts.filter(({ kind, of, number }) => {
    const at = tokens.findIndex(({ from }) => from === number.from);
    const first = spans.find((span) => span.first <= at && at <= span.last)?.first ?? at;
    return (
      kind === 'own-cost' && of !== undefined && tokens.slice(first, at).some(({ lower }) => lower === 'will')
    );
  });
  const isOld = (fact: Fact): boolean =>
    fact.kind === 'own-cost' &&
    next.some((one) => one.of === fact.of && one.number.from > fact.number.from && one.per === fact.per);
  return facts.filter((fact) => !isOld(fact));
}
