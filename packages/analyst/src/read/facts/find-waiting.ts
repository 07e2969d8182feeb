import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
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

/** Words between who keeps a list and the list. */
const keptMost = 6;

/** "Seven keep an Excel list": they do so every day, and it is theirs; who waits "joined" one or is "on" it. */
export function keepsList({ end }: NumberSaid, tokens: readonly Token[]): boolean {
  const after = tokens.slice(end + 1, end + 1 + keptMost);
  const [verb, ...rest] = after.filter(({ sentence }) => sentence === tokens[end]?.sentence);
  if (verb?.pos !== 'VERB' || verb.lower !== verb.lemma) return false;
  const list = rest.findIndex(({ lower }) => /^(?:wait)?lists?$/u.test(lower));
  return list > 0 && rest.slice(0, list).every(({ pos }) => /^(?:DET|PRON|ADJ|NOUN|PROPN)$/u.test(pos));
}
