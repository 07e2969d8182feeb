import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import { countFact } from './count-fact.ts';
import type { Fact } from './fact.ts';

/** "We turn away about two flats a day", "I say no to 3 jobs a week". */
const missed =
  /\b(?:turn(?:s|ed|ing)?(?: \p{L}+)? (?:away|down)|sen[dt](?:ing)? away|sa(?:y|ys|id|ying) no to|refus(?:e|es|ed|ing)|(?:can['’]?t|cannot|could ?n['’]?t) take)\b/u;
const behindMost = 6;

/** What is asked for and not done: counted, it is what another pair of hands would earn with. */
export function findMissed(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens, spans }: ParsedText,
): readonly Fact[] {
  const number = numbers.find(({ at, end, sum, value }) => {
    const span = spans.find(({ first, last }) => first <= at && at <= last);
    if (sum !== null || !(value > 0) || span === undefined) return false;
    const said = tokens.slice(span.first, Math.min(span.last, end + behindMost) + 1);
    return missed.test(
      said
        .map(({ lower }) => lower)
        .join(' ')
        .replace(/ (?=n?['’]t)/gu, ''),
    );
  });
  if (number === undefined) return facts;
  const fact = countFact('missed', number, tokens);
  return [...facts.filter((one) => one.number.from !== fact.number.from), fact];
}
