import { singularise } from '@slipway/language';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import { countFact } from './count-fact.ts';
import type { Fact } from './fact.ts';

const lastWord = (words: string): string => singularise(words.split(' ').at(-1) ?? words);
const sells = /^(?:sell|make|build|do|offer|charge|ask|get)$/u;
const aheadMost = 9;

/** "45 euros a flat, 3 flats a day": what is counted by the day and priced by the piece is sold, however little else says so. */
export function trustUnits(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  parsed: ParsedText,
): readonly Fact[] {
  const priced = trustPrice(facts, parsed);
  const price = priced.find(({ kind, sure, per }) => kind === 'price' && sure && per !== null);
  if (price?.per == null || priced.some(({ kind, sure }) => kind === 'volume' && sure)) return priced;
  const unit = lastWord(price.per);
  const found = numbers.find(
    ({ kind, rate, noun, sum }) =>
      kind === 'volume' && sum === null && rate !== null && noun !== null && lastWord(noun) === unit,
  );
  if (found === undefined) return priced;
  const fact = countFact('volume', found, parsed.tokens);
  return [...priced.filter(({ number }) => number.from !== fact.number.from), fact];
}

/** "I build garden offices at £14,500 each": where nothing else is a price. */
function trustPrice(facts: readonly Fact[], { tokens }: ParsedText): readonly Fact[] {
  if (facts.some(({ kind, sure }) => kind === 'price' && sure)) return facts;
  const found = facts.find(({ kind, sure, number }) => {
    const at = tokens.findIndex(({ from }) => from === number.from);
    const last = tokens.findIndex(({ to }) => to >= number.to);
    const ahead = tokens.slice(Math.max(0, at - aheadMost), at);
    const isEach = tokens
      .slice(last + 1, last + 3)
      .some(({ lower }) => /^(?:each|apiece|piece)$/u.test(lower));
    const isAt = ahead.slice(-2).some(({ lower }) => /^(?:at|for)$/u.test(lower));
    return kind === 'price' && !sure && isEach && isAt && ahead.some(({ lemma }) => sells.test(lemma));
  });
  return found === undefined
    ? facts
    : facts.map((fact) => (fact === found ? { ...fact, sure: true, chance: 1 } : fact));
}
