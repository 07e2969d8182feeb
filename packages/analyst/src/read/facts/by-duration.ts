import { singularise } from '@slipway/language';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';

const spans = /^(?:day|week|month)$/u;

/** "Two lads cost me 1,800 a week, one office takes us three weeks": what is paid by the week goes into one as often as it takes. */
export function payWhileMade(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens, spans: clauses }: ParsedText,
): readonly Fact[] {
  if (facts.some(({ kind, sure }) => /^(?:volume|sold|paying)$/u.test(kind) && sure)) return facts;
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  const time = numbers.find(({ at, sum, noun, rate }) => {
    const clause = clauses.find(({ first, last }) => first <= at && at <= last);
    const ahead = tokens.slice(clause?.first ?? at, at);
    const isOne = ahead.some(({ lower }) => /^(?:one|each|it)$/u.test(lower));
    return (
      sum === null &&
      rate === null &&
      spans.test(singularise(noun ?? '')) &&
      isOne &&
      ahead.some(({ lemma }) => lemma === 'take')
    );
  });
  if (time === undefined || price === undefined || price.per !== null) return facts;
  const period = singularise(time.noun ?? '');
  const to = tokens[time.end]?.to ?? 0;
  return facts.map((fact) =>
    fact.kind === 'own-cost' && fact.per === period
      ? {
          ...fact,
          kind: 'unit-cost',
          value: fact.value * time.value,
          per: null,
          words: {
            from: Math.min(fact.words.from, tokens[time.at]?.from ?? 0),
            to: Math.max(fact.words.to, to),
          },
        }
      : fact,
  );
}
