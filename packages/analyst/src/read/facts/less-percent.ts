import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';

const wants = /^(?:want|ask|demand|need|expect|take|offer|get)$/u;
const off = /^(?:off|discount|less|below|cheaper|rebate)$/u;
const behindMost = 3;

/** "A chain would take 400 but wants 50 % off": the price that is offered. */
export function priceOffered(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens, spans }: ParsedText,
): readonly Fact[] {
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  if (price === undefined || facts.some(({ kind, sure }) => kind === 'offer' && sure)) return facts;
  const share = numbers.find(({ sum }) => {
    if (sum?.amount.currency !== '%' || !(sum.amount.value > 0) || !(sum.amount.value < 100)) return false;
    const span = spans.find(({ first, last }) => first <= sum.first && sum.first <= last);
    const clause = tokens.slice(span?.first ?? sum.first, sum.first);
    return (
      tokens.slice(sum.at + 1, sum.at + 1 + behindMost).some(({ lower }) => off.test(lower)) &&
      clause.some(({ lemma }) => wants.test(lemma))
    );
  });
  const [first, last] = [tokens[share?.sum?.first ?? -1], tokens[share?.sum?.at ?? -1]];
  if (share?.sum == null || first === undefined || last === undefined) return facts;
  const value = Math.round(price.value * (100 - share.sum.amount.value)) / 100;
  const own = { from: first.from, to: last.to };
  const fact: Fact = { ...price, kind: 'offer', value, words: own, number: own, chance: 1, sure: true };
  return [...facts.filter(({ number }) => number.from !== own.from), fact];
}
