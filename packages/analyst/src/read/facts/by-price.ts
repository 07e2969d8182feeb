import type { NumberSaid } from '../numbers-said.ts';
import type { PartyLexicon } from '../parties.ts';
import type { ParsedText } from '../party-features.ts';
import { singular } from '../word-forms.ts';
import { countFact } from './count-fact.ts';
import type { Fact } from './fact.ts';

const comesAgain = /^(?:day|night|week|month|quarter|term|year)$/u;
const counts: ReadonlySet<Fact['kind']> = new Set(['capacity', 'paying', 'sold', 'volume', 'volume-each']);

/** "46 clinics at £79 a month" pay already where that is what such a number likeliest is. */
const roomOrPayers = ({ kind }: NumberSaid): Fact['kind'] => (kind === 'paying' ? 'paying' : 'capacity');

/** "9 people at €14 each" come each time, "14 desks at €160 a month" are the room that there is: what is counted stands at its price. */
export function countAtPrice(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
  parties: PartyLexicon,
): readonly Fact[] {
  if (facts.some(({ kind, sure }) => sure && counts.has(kind))) return facts;
  for (const [place, count] of numbers.entries()) {
    const paid = numbers[place + 1];
    const price = facts.find(
      ({ kind, sure, number }) => kind === 'price' && sure && number.from === tokens[paid?.at ?? -1]?.from,
    );
    const isAt = paid?.at === count.end + 2 && tokens[count.end + 1]?.lower === 'at';
    const isCount = count.sum === null && count.noun !== null && count.rate === null && count.value > 1;
    if (price === undefined || !isAt || !isCount || !Number.isInteger(count.value)) continue;
    // "I think 220 members at €42 a month": a hope is no room.
    if (facts.some((one) => one.sure && one.number.from === tokens[count.at]?.from)) continue;
    const isPerson = parties(singular(count.noun?.split(' ').at(-1) ?? '')).kind === 'person';
    const isAgain = comesAgain.test(price.per ?? '');
    const kind = isPerson && price.per === null ? 'volume-each' : isAgain ? roomOrPayers(count) : null;
    if (kind === null) continue;
    const fact = countFact(kind, count, tokens);
    return [...facts.filter(({ number }) => number.from !== fact.number.from), fact];
  }
  return facts;
}
