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

/** "12 scooters at 9,000": as many times. */
function eachOf(
  number: NumberSaid,
  numbers: readonly NumberSaid[],
  tokens: readonly Token[],
): Pick<Fact, 'each'> {
  const count = numbers[numbers.indexOf(number) - 1];
  const between = count === undefined ? [] : tokens.slice(count.end + 1, number.at);
  const isCount = count?.sum === null && count.noun !== null && count.rate === null && count.value > 1;
  const isAt = between.some(({ lower }) => lower === 'at') && between.every(({ pos }) => pos !== 'PUNCT');
  return isCount && isAt && Number.isInteger(count.value) ? { each: count.value } : {};
}

/** "I spent", "already bought": a verb in the past. */
const isDone = (clause: readonly Token[]): boolean =>
  clause.some(
    ({ pos, lower, lemma }) =>
      lower === 'already' ||
      (pos === 'VERB' && lower !== lemma && !/(?:s|ing)$/u.test(lower)) ||
      /^(?:was|were|had|did)$/u.test(lower),
  );
