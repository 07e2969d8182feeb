import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import { countFact, isTime } from './count-fact.ts';
import type { Fact } from './fact.ts';

const onList = /\bon (?:the|a|our|my) (?:wait(?:ing)? ?-?list|waitlist|list)\b|\bwaiting for it\b/u;
const listOf = /\bwait(?:ing)? ?-?list (?:of|has|with)(?: (?:about|some|over|nearly))? $/u;
const nearMost = 8;

/** "140 people on a waitlist", "a waiting list of 60". */
export function findWaiting(
  numbers: readonly NumberSaid[],
  { tokens, spans }: ParsedText,
  facts: readonly Fact[],
): Fact | null {
  if (facts.some(({ kind, sure }) => kind === 'waiting' && sure)) return null;
  const number = numbers.find(({ at, end, sum, value, noun }) => {
    const span = spans.find(({ first, last }) => first <= at && at <= last);
    if (sum !== null || !(value > 1) || span === undefined || isTime.test(noun ?? '')) return false;
    const words = (from: number, to: number): string =>
      tokens
        .slice(from, to)
        .map(({ lower }) => lower)
        .join(' ');
    return (
      onList.test(words(at, Math.min(span.last, end + nearMost) + 1)) ||
      listOf.test(`${words(Math.max(span.first, at - nearMost), at)} `)
    );
  });
  return number === undefined ? null : { ...countFact('waiting', number, tokens), per: null };
}
