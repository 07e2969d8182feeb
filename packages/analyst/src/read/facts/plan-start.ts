import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import type { Fact } from './fact.ts';
import { hasBegun } from './has-begun.ts';

/** Needed, spent or thought of: four of five are one of these from here on, whichever is likeliest (of 486 held ones). */
const onceFrom = 0.4;
/** Whoever weighs one way against another says so. */
const weighedFrom = 0.5;
const paidOnce: ReadonlySet<NumberSaid['kind']> = new Set(['needs', 'spent', 'considered']);

/** "Machines 120,000, and I hope for 60 washes a day": what is paid once, and not yet, is what it takes to begin. */
export function planStart(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens, spans }: ParsedText,
): readonly Fact[] {
  if (hasBegun(facts)) return facts;
  return facts.map((fact): Fact => {
    const place = tokens.findIndex(({ from }) => from === fact.number.from);
    const number = numbers.find(({ at }) => at === place || tokens[at]?.from === fact.number.from);
    if (number === undefined || fact.currency === null || fact.currency === '%' || fact.per !== null)
      return fact;
    const isOpen = fact.kind === 'unplaced' || fact.kind === 'needs' || fact.kind === 'spent';
    if (!isOpen && !(fact.kind === 'considered' && number.chance < weighedFrom)) return fact;
    if (!paidOnce.has(number.kind) || number.once < onceFrom) return fact;
    const span = spans.find(({ first, last }) => first <= place && place <= last);
    const { isHarmless: _, ...sum } = { ...fact, ...eachOf(number, numbers, tokens) };
    const isSpent =
      number.kind === 'spent' && isDone(tokens.slice(span?.first ?? place, (span?.last ?? place) + 1));
    return {
      ...sum,
      kind: isSpent ? 'spent' : number.kind === 'considered' ? 'considered' : 'needs',
      sure: true,
    };
  });
}

const isCount = ({ sum, noun, rate, value }: NumberSaid): boolean =>
  sum === null && noun !== null && rate === null && value > 1 && Number.isInteger(value);

/** "12 scooters at 9,000", "six kayaks cost 9,400 each, vests 450 each": as many times. */
function eachOf(
  number: NumberSaid,
  numbers: readonly NumberSaid[],
  tokens: readonly Token[],
): Pick<Fact, 'each'> {
  const place = numbers.indexOf(number);
  const last = number.sum?.at ?? number.at;
  const isEach = tokens.slice(last + 1, last + 3).some(({ lower }) => /^(?:each|apiece)$/u.test(lower));
  const count = isEach ? numbers.slice(0, place).findLast(isCount) : numbers[place - 1];
  if (count === undefined || !isCount(count)) return {};
  if (tokens[count.at]?.sentence !== tokens[number.at]?.sentence) return {};
  const between = tokens.slice(count.end + 1, number.at);
  const isAt = between.some(({ lower }) => lower === 'at') && between.every(({ pos }) => pos !== 'PUNCT');
  return isEach || isAt ? { each: count.value } : {};
}

/** "I spent", "already bought": a verb in the past. */
const isDone = (clause: readonly Token[]): boolean =>
  clause.some(
    ({ pos, lower, lemma }) =>
      lower === 'already' ||
      (pos === 'VERB' && lower !== lemma && !/(?:s|ing)$/u.test(lower)) ||
      /^(?:was|were|had|did)$/u.test(lower),
  );
