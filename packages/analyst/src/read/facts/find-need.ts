import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';

const aheadMost = 7;
const own = /^(?:i|we)$/u;
const job = /^(?:job|salary|wage|employer|employment)$/u;

/** "We need 9,000 each month at home", "a job that pays 17,500": what the founder has to earn, where that is asked. */
export function findNeed(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  parsed: ParsedText,
): readonly Fact[] {
  const { tokens } = parsed;
  // "How many do I need to take $2,500 a month home?": a goal is what is asked for.
  const hoped = facts.find(
    ({ kind, sure, per, number }) =>
      kind === 'goal' && !sure && per !== null && isAskedAt(number.from, tokens),
  );
  if (hoped !== undefined)
    return facts.map((fact) => (fact === hoped ? { ...fact, sure: true, chance: 1 } : fact));
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  if (price === undefined || facts.some(({ kind, sure }) => kind === 'goal' && sure)) return facts;
  const asked = new Set(tokens.filter(({ text }) => text === '?').map(({ sentence }) => sentence));
  const asks = tokens.filter(({ sentence }) => asked.has(sentence));
  const asksToLive = asks.some(
    ({ lemma, lower }) =>
      /^(?:live|replace|quit|leave|enough|salary|survive)$/u.test(lemma) || lower === 'living',
  );
  if (!asksToLive) return facts;
  const found = numbers.find((number) => {
    const { at, value, kind } = number;
    if (number.sum?.amount.currency === '%' || !(value > price.value)) return false;
    if (/^(?:own-cost|unit-cost|price|considered)$/u.test(kind) && number.chance >= 0.5) return false;
    const ahead = tokens
      .slice(Math.max(0, at - aheadMost), at)
      .filter(({ sentence }) => sentence === tokens[at]?.sentence);
    const isNeeded =
      ahead.some(({ lower }) => own.test(lower)) && ahead.some(({ lemma }) => lemma === 'need');
    const isPaid =
      ahead.some(({ lower }) => job.test(lower)) &&
      ahead.some(({ lemma }) => /^(?:pay|bring|earn)$/u.test(lemma));
    return isNeeded || isPaid;
  });
  const [first, last] = [tokens[found?.at ?? -1], tokens[found?.sum?.at ?? found?.at ?? -1]];
  if (found === undefined || first === undefined || last === undefined) return facts;
  const span = { from: first.from, to: last.to };
  const fact: Fact = {
    kind: 'goal',
    value: found.value,
    currency: price.currency,
    noun: null,
    per: 'month',
    words: span,
    number: span,
    chance: 1,
    sure: true,
  };
  return [...facts.filter(({ number }) => number.from !== span.from), fact];
}

function isAskedAt(from: number, tokens: ParsedText['tokens']): boolean {
  const place = tokens.find((token) => token.from === from);
  return tokens.some(({ sentence, text }) => sentence === place?.sentence && text === '?');
}
