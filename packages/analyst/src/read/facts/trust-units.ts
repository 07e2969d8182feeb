import { singularise } from '@slipway/language';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import { countFact } from './count-fact.ts';
import type { Fact } from './fact.ts';

const lastWord = (words: string): string => singularise(words.split(' ').at(-1) ?? words);
const offers = /^(?:sell|make|build|do|offer|charge|ask|get)$/u;
const aheadMost = 9;

/** What a number is follows from what stands beside it, however little else says so. */
export function trustUnits(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  parsed: ParsedText,
): readonly Fact[] {
  const read = nameUnit(trustBought(trustPrice(facts, parsed), parsed), numbers, parsed);
  const price = read.find(({ kind, sure }) => kind === 'price' && sure);
  if (price === undefined || read.some(({ kind, sure }) => /^(?:volume|paying)$/u.test(kind) && sure))
    return read;
  // What is hoped for is not sold.
  const hoped = new Set(read.filter(({ kind }) => kind === 'aim').map(({ number }) => number.from));
  const found = numbers.find(
    (number) => !hoped.has(parsed.tokens[number.at]?.from ?? -1) && isSold(number, price, parsed),
  );
  if (found === undefined) return read;
  const fact = countFact('volume', found, parsed.tokens);
  return [...read.filter(({ number }) => number.from !== fact.number.from), fact];
}

const ofTime = /^(?:hour|day|night|week|month|year|minute|time|kid|child)$/u;

/** "45 euros a flat, 3 flats a day"; "6 repairs in a day, the customer pays 250"; "every month we sell 70 sets for 890". */
function isSold(number: NumberSaid, price: Fact, { tokens }: ParsedText): boolean {
  const { kind, rate, noun, sum, at } = number;
  if (sum !== null || rate === null || isHoped(tokens, at)) return false;
  const here = tokens.findIndex(({ from }) => from === price.number.from);
  if (noun === null) return kind === 'volume' && tokens[here]?.sentence === tokens[at]?.sentence;
  if (ofTime.test(lastWord(noun))) return false;
  if (price.per !== null && price.per !== lastWord(noun))
    return kind === 'volume' && lastWord(noun) === lastWord(price.per);
  if (kind === 'volume') return true;
  // "$110 a visit, 5 visits a day": of what is priced, and hardly anything else.
  if (price.per !== null && number.chance < doubtful) return true;
  const place = tokens.findIndex(({ from }) => from === price.number.from);
  return (
    /^(?:stock|pack|sold|other)$/u.test(kind) &&
    place > at &&
    place - at < aheadMost &&
    tokens[place]?.sentence === tokens[at]?.sentence &&
    (price.of === lastWord(noun) || saysSold(tokens, at))
  );
}

/** Below it every second number of its kind is something else. */
const doubtful = 0.4;
const isHoped = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 5), at)
    .some(({ lemma }) => /^(?:would|could|can|will|want|hope|expect|plan|aim|might|up)$/u.test(lemma));

const saysSold = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ lemma }) => /^(?:sell|be)$/u.test(lemma));

/** "I build garden offices at 14,500 each", "we sell a tray of 30 at 380": where nothing else is a price. */
function trustPrice(facts: readonly Fact[], { tokens, spans }: ParsedText): readonly Fact[] {
  if (facts.some(({ kind, sure }) => kind === 'price' && sure)) return facts;
  const found = facts.find(({ kind, sure, number }) => {
    const at = tokens.findIndex(({ from }) => from === number.from);
    const last = tokens.findIndex(({ to }) => to >= number.to);
    const first = spans.find((span) => span.first <= at && at <= span.last)?.first ?? at;
    const ahead = tokens.slice(Math.max(first, at - aheadMost), at);
    const isEach = tokens
      .slice(last + 1, last + 3)
      .some(({ lower }) => /^(?:each|apiece|piece)$/u.test(lower));
    const isAt = ahead.slice(-2).some(({ lower }) => /^(?:at|for)$/u.test(lower));
    const isSelling = ahead.some(({ lemma }) => lemma === 'sell');
    return (
      /^(?:price|unplaced)$/u.test(kind) &&
      !sure &&
      isAt &&
      (isSelling || (isEach && ahead.some(({ lemma }) => offers.test(lemma))))
    );
  });
  return found === undefined
    ? facts
    : facts.map((fact): Fact => (fact === found ? { ...fact, kind: 'price', sure: true, chance: 1 } : fact));
}

/** "180 per load wash dry fold", and loads are counted: the tagger takes what is done to it for its name. */
function nameUnit(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const counted = new Set(numbers.flatMap(({ noun }) => (noun === null ? [] : [lastWord(noun)])));
  return facts.map((fact) => {
    if (fact.kind !== 'price' || fact.per === null || counted.has(lastWord(fact.per))) return fact;
    const last = tokens.findLastIndex(({ to }) => to <= fact.number.to);
    const [joint, noun] = [tokens[last + 1], tokens[last + 2]];
    const unit = singularise(noun?.lower ?? '');
    const isNamed = /^(?:per|a|an|each|every)$/u.test(joint?.lower ?? '') && counted.has(unit);
    return isNamed && !ofTime.test(unit) ? { ...fact, per: unit } : fact;
  });
}

/** "I buy old dressers for about 400 and sell for 2,200". */
function trustBought(facts: readonly Fact[], { tokens }: ParsedText): readonly Fact[] {
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  if (price === undefined) return facts;
  return facts.map((fact): Fact => {
    if (fact.sure || fact.currency !== price.currency || !(fact.value < price.value)) return fact;
    const at = tokens.findIndex(({ from }) => from === fact.number.from);
    const place = tokens.findIndex(({ from }) => from === price.number.from);
    const ahead = tokens
      .slice(Math.max(0, at - aheadMost), at)
      .filter(({ sentence }) => sentence === tokens[at]?.sentence);
    const isBought =
      ahead.some(({ lemma }) => lemma === 'buy') && !ahead.some(({ lemma }) => lemma === 'sell');
    const isSold = tokens.slice(at, place).some(({ lemma }) => lemma === 'sell');
    return isBought && isSold && place > at ? { ...fact, kind: 'unit-cost', per: null, sure: true } : fact;
  });
}
