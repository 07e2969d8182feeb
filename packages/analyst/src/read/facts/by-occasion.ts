import { singularise } from '@slipway/language';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import { countFact } from './count-fact.ts';
import type { Fact } from './fact.ts';
import { isMeasure } from './pay-in-full.ts';
import { aroundNumber } from './said-around.ts';

const lastWord = (words: string): string => singularise(words.split(' ').at(-1) ?? words);
const person =
  /^(?:place|seat|person|people|participant|head|guest|client|customer|member|child|kid|student)$/u;
const ofTime = /^(?:minute|hour|day|night|week|weekend|month|quarter|year|season|time)$/u;

/** "Three evenings a week, on average 6.1 come, 190 a person": how often they come follows from that they come to something. */
export function countOccasions(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  parsed: ParsedText,
): readonly Fact[] {
  const { tokens } = parsed;
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  const each = facts.find(({ kind, sure }) => kind === 'volume-each' && sure) ?? averageOf(numbers, tokens);
  // What is paid for each of them, not by the month.
  if (price === undefined || each === null || !(price.per === null || person.test(lastWord(price.per))))
    return facts;
  const isCounted = facts.some(
    ({ kind, sure, noun }) => sure && /^(?:volume|sold|paying)$/u.test(kind) && noun !== null,
  );
  if (isCounted) return facts;
  const event = each.per === null || ofTime.test(each.per) ? null : lastWord(each.per);
  const found = numbers.find((number) => {
    const { sum, noun, rate, value, at, kind } = number;
    if (sum !== null || value < 1 || tokens[at]?.from === each.number.from) return false;
    if (noun === null) return rate !== null && /^(?:volume|often)$/u.test(kind);
    const one = lastWord(noun);
    if (person.test(one) || ofTime.test(one) || isMeasure(one)) return false;
    const isSaid = one === event || isEach(one, at, tokens);
    return isSaid && (rate !== null || /^(?:volume|often|sold|volume-each)$/u.test(kind));
  });
  if (found === undefined) return facts;
  const own: Fact = {
    ...countFact('often', found, tokens),
    noun: found.noun ?? event ?? 'times',
    ...aroundNumber(found, [], 'often', parsed),
    of: occasion,
  };
  const read = [own, ...(facts.includes(each) ? [] : [each])];
  const places = new Set(read.map(({ number }) => number.from));
  return [...facts.filter(({ number }) => !places.has(number.from)), ...read];
}

/** "The average was 3.4 people": nobody comes in parts. */
function averageOf(numbers: readonly NumberSaid[], tokens: readonly Token[]): Fact | null {
  const found = numbers.find(
    ({ sum, noun, value }) =>
      sum === null && noun !== null && person.test(lastWord(noun)) && !Number.isInteger(value),
  );
  return found === undefined ? null : countFact('volume-each', found, tokens);
}

/** Marks what is done once for all who come to it. */
export const occasion = 'occasion';

/** "fuel is 70 per tour", "each evening is 3.5 hours": what is spoken of one by one. */
const isEach = (one: string, at: number, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, place) =>
      place !== at &&
      singularise(lower) === one &&
      lower === one &&
      /^(?:a|an|per|each|every)$/u.test(tokens[place - 1]?.lower ?? ''),
  );
