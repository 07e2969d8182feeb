import { bareSum } from '../find-price.ts';
import type { NumberSaid } from '../numbers-said.ts';
import type { PartyLexicon } from '../parties.ts';
import type { ParsedText } from '../party-features.ts';
import { perOf } from '../price-candidates.ts';
import type { Fact } from './fact.ts';

const wants = /^(?:ask|want|demand)$/u;
const aheadMost = 4;
const money: ReadonlySet<NumberSaid['kind']> = new Set(['price', 'unit-cost', 'own-cost', 'spent', 'goal']);
const bareFrom = 0.5;
const self = /^(?:i|we|customer|client|people|they|everyone|everybody|rival|competitor)s?$/u;

/** "He asks 550 a month", "the instructor wants 110 a lesson": what somebody would cost who is not paid yet. */
export function findAskedFor(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  parsed: ParsedText,
  _parties: PartyLexicon,
): readonly Fact[] {
  const { tokens } = parsed;
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  const isQuestion = tokens.some(({ text }) => text === '?');
  if (price === undefined || !isQuestion) return facts;
  // Who writes "€" before each sum does not leave it off one: 80 are pieces then.
  const isBare = numbers.some(
    ({ sum, kind, chance }) => sum === null && money.has(kind) && chance >= bareFrom,
  );
  const taken = new Set(
    facts.filter(({ kind, sure }) => sure && kind !== 'unplaced').map(({ number }) => number.from),
  );
  const found = numbers.flatMap((number): readonly Fact[] => {
    const { at, value, rate } = number;
    const sum = number.sum ?? (isBare ? bareSum(number, parsed, null) : null);
    const from = tokens[at]?.from ?? -1;
    if (sum === null || taken.has(from) || number.noun !== null || sum.amount.currency === '%') return [];
    const verb = tokens.findLastIndex(
      ({ lemma, pos, sentence }, place) =>
        place < at &&
        place >= at - aheadMost &&
        pos === 'VERB' &&
        wants.test(lemma) &&
        sentence === tokens[at]?.sentence,
    );
    if (verb < 1 || self.test(tokens[verb - 1]?.lower ?? '')) return [];
    const words = { from: tokens[verb - 1]?.from ?? from, to: tokens[sum.at]?.to ?? from };
    return [
      {
        kind: 'considered',
        value,
        currency: price.currency,
        noun: null,
        per: perOf(sum, parsed) ?? rate,
        words,
        number: { from, to: words.to },
        chance: 1,
        sure: true,
      },
    ];
  });
  const places = new Set(found.map(({ number }) => number.from));
  return [...facts.filter(({ number }) => !places.has(number.from)), ...found];
}
