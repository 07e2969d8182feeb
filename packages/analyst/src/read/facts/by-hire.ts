import { singularise } from '@slipway/language';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import { countFact } from './count-fact.ts';
import type { Fact } from './fact.ts';

const ofTime = /^(?:hour|day|night)$/u;
/** What the reader takes such a number for. */
const kinds: ReadonlySet<NumberSaid['kind']> = new Set([
  'volume',
  'volume-each',
  'often',
  'capacity',
  'other',
]);
const aheadMost = 4;

/** "4 boats at €12 an hour, each is out 6 hours a day": what is let by the hour is sold by the hour. */
export function countHire(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  if (price === undefined || !ofTime.test(price.per ?? '')) return facts;
  if (facts.some(({ kind, sure }) => kind === 'volume' && sure)) return facts;
  const found = numbers.find(({ at, end, sum, noun, rate, kind }) => {
    const ahead = tokens.slice(Math.max(0, at - aheadMost), at);
    const near = [...ahead, ...tokens.slice(end + 1, end + 2), ...tokens.slice(end + 3, end + 4)];
    return (
      sum === null &&
      rate !== null &&
      rate !== price.per &&
      kinds.has(kind) &&
      singularise(noun?.split(' ').at(-1) ?? '') === price.per &&
      // "5 days a week" alone are the days on which it is open.
      near.some((token) => token.sentence === tokens[at]?.sentence && /^(?:each|every)$/u.test(token.lower))
    );
  });
  if (found === undefined) return facts;
  const fact = countFact('volume', found, tokens);
  return [...facts.filter(({ number }) => number.from !== fact.number.from), fact];
}
