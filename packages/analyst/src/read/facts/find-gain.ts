import { bareSum } from '../find-price.ts';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import { periods } from '../prices.ts';
import type { Fact } from './fact.ts';

const farMost = 6;
const often: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
};

/** "We could sell 50 a day earning 3 on each", "his round, 48 houses done monthly at 22 a go": what would come in besides. */
export function findGain(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  parsed: ParsedText,
): readonly Fact[] {
  const { tokens } = parsed;
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  const bought = facts.find(({ kind, per }) => kind === 'considered' && per === null);
  if (price === undefined || bought === undefined) return facts;
  const asked = tokens.find(({ from }) => from === bought.number.from)?.sentence;
  for (const [place, count] of numbers.entries()) {
    const paid = numbers[place + 1];
    const [from, start] = [tokens[count.at], tokens[paid?.at ?? -1]];
    if (paid === undefined || from === undefined || start === undefined) continue;
    const sum = paid.sum ?? bareSum(paid, parsed, null);
    const between = tokens.slice(count.end + 1, paid.at);
    if (count.sum !== null || sum === null || from.sentence !== start.sentence || from.sentence !== asked)
      continue;
    const word = between.map(({ lower }) => often[lower]).find((one) => one !== undefined);
    const rate = count.rate ?? word ?? null;
    const behind = tokens.slice(sum.at + 1, sum.at + 1 + farMost).map(({ lower }) => lower);
    const earns =
      between.some(({ lemma }) => /^(?:earn|leave|make)$/u.test(lemma)) && behind.includes('each');
    const isRound = between.some(({ lower }) => lower === 'at') && /^(?:a|per|each)$/u.test(behind[0] ?? '');
    if (rate === null || periods[rate] === undefined || between.length > farMost || !(earns || isRound))
      continue;
    const to = tokens[sum.at]?.to ?? start.to;
    const span = { from: from.from, to };
    const rest = facts.filter(({ number }) => number.from < span.from || number.to > span.to);
    const fact: Fact = {
      kind: 'gain',
      value: count.value * paid.value,
      currency: price.currency,
      noun: null,
      per: rate,
      words: span,
      number: span,
      chance: 1,
      sure: true,
    };
    return [...rest, fact];
  }
  return facts;
}
