import { wordNumber } from '../amounts.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact, FactKind } from './fact.ts';

const often: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u;
const everyOne = /^(?:every|each)$/u;
/** Tokens between the price and how often it is paid. */
const farthest = 8;
const others: ReadonlySet<FactKind> = new Set([
  'they-pay',
  'rival-price',
  'own-cost',
  'unit-cost',
  'earned',
  'needs',
  'cash',
]);
const periods = /^(?:day|week|month|year)$/u;

/** "twice a week", "Saturdays": how often it takes place. Only beside a price for something, or it is somebody else's week. */
export function findTimes(parsed: ParsedText, facts: readonly Fact[]): Fact | null {
  const { tokens, prices } = parsed;
  const besides = new Map<number, number>();
  for (const { sentence, units, period, amount } of prices) {
    const isOther = facts.some(({ kind, number }) => others.has(kind) && number.from === amount.from);
    if (units.length > 0 && period === null && !isOther)
      besides.set(
        sentence,
        tokens.findIndex(({ from }) => from >= amount.from),
      );
  }
  for (const [at, { lower, sentence }] of tokens.entries()) {
    const price = besides.get(sentence);
    if (price === undefined || Math.abs(price - at) > farthest) continue;
    const rate = rateAt(at, parsed);
    if (rate !== null) return toFact(rate.value, rate.per, at, rate.end, parsed);
    const days = weekday.test(lower) ? daysFrom(at, parsed) : null;
    if (days !== null) return toFact(days.value, 'week', at, days.end, parsed);
  }
  return null;
}

/** "twice a week", "3 times a month". */
function rateAt(at: number, { tokens }: ParsedText) {
  const word = tokens[at]?.lower ?? '';
  const isTimes = tokens[at + 1]?.lower === 'times';
  const value = often[word] ?? (isTimes ? (/^\d+$/u.test(word) ? Number(word) : wordNumber(word)) : null);
  const start = isTimes ? at + 2 : at + 1;
  const per = tokens[start + 1]?.lower ?? '';
  const isRate = /^(?:a|an|per|each|every)$/u.test(tokens[start]?.lower ?? '') && periods.test(per);
  return value === null || value === undefined || !isRate ? null : { value, per, end: start + 1 };
}

/** "Saturdays", "every Tuesday and Thursday": one a week for each day named. */
function daysFrom(at: number, { tokens }: ParsedText) {
  const isPlural = tokens[at]?.lower.endsWith('s') === true;
  if (!isPlural && !everyOne.test(tokens[at - 1]?.lower ?? '')) return null;
  let end = at;
  let value = 1;
  for (let next = at + 1; next < tokens.length; next++) {
    const { lower = '', sentence = -1 } = tokens[next] ?? {};
    if (sentence !== tokens[at]?.sentence) break;
    if (weekday.test(lower)) {
      value++;
      end = next;
    } else if (!/^(?:,|and|&)$/u.test(lower)) break;
  }
  return { value, end };
}

function toFact(value: number, per: string, at: number, end: number, { tokens }: ParsedText): Fact {
  const span = { from: tokens[at]?.from ?? 0, to: tokens[end]?.to ?? 0 };
  return {
    kind: 'times',
    value,
    currency: null,
    noun: value === 1 ? 'time' : 'times',
    per,
    words: span,
    number: span,
    chance: 1,
    sure: true,
  };
}
