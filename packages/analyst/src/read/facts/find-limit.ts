import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import { countFact } from './count-fact.ts';
import type { Fact } from './fact.ts';

/** "My printer is full at 300", "the freezer tops out at 90". */
const limit =
  /\b(?:full(?:y booked)? at|tops? out at|max(?:es|ed)?(?: out)? at|at (?:most|the most)|limit (?:is|of)|no more than|can(?:not|['’]?t)? (?:only )?(?:make|do|hold|take|handle|fit|manage)(?: (?:about|up to|only|more than))?) $/u;
const aheadMost = 7;

/** What can be done at most, in the time of what is sold: how much room is left. */
export function findLimit(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const sold = facts.find(({ kind, per, sure }) => kind === 'volume' && sure && per !== null);
  if (sold === undefined || facts.some(({ kind }) => kind === 'capacity')) return facts;
  const number = numbers.find(({ at, sum, value, noun }) => {
    const ahead = tokens.slice(Math.max(0, at - aheadMost), at).map(({ lower }) => lower);
    const isSame = noun === null || sold.noun === null || noun === sold.noun;
    return sum === null && isSame && value > sold.value && limit.test(`${ahead.join(' ')} `);
  });
  if (number === undefined) return facts;
  const said = countFact('capacity', number, tokens);
  const fact = { ...said, noun: said.noun ?? sold.noun, per: said.per ?? sold.per };
  return [...facts.filter((one) => one.number.from !== fact.number.from), fact];
}
