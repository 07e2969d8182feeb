import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import { singular } from '../word-forms.ts';
import type { Fact } from './fact.ts';

const article = /^(?:an?|one|each|every|per)$/u;
const comesTo = /^(?:cost|come|take|be)$/u;

/** "A batch of 40 candles costs €130": what one of them costs. */
export function shareBatch(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const price = facts.find(({ kind, sure }) => kind === 'price' && sure);
  if (price === undefined) return facts;
  return facts.map((fact): Fact => {
    const at = tokens.findIndex(({ from }) => from === fact.number.from);
    const batch = numbers.find(
      (one) =>
        one.sum === null &&
        one.value > 1 &&
        one.noun !== null &&
        one.at < at &&
        tokens[one.at]?.sentence === tokens[at]?.sentence &&
        tokens[one.at - 1]?.lower === 'of' &&
        tokens[one.at - 2]?.pos === 'NOUN' &&
        article.test(tokens[one.at - 3]?.lower ?? '') &&
        tokens.slice(one.end + 1, at).some(({ lemma }) => comesTo.test(lemma)) &&
        !numbers.some((other) => other.at > one.at && other.at < at),
    );
    const isCost = /^(?:unit-cost|own-cost|unplaced)$/u.test(fact.kind) || (fact !== price && !fact.sure);
    if (batch === undefined || !isCost || fact.currency !== price.currency) return fact;
    const pack = singular(tokens[batch.at - 2]?.lower ?? '');
    // Sold by the same batch, it is what one costs already.
    if (price.per === pack) return fact;
    const { isHarmless: _, ...sum } = fact;
    return { ...sum, kind: 'unit-cost', value: fact.value / batch.value, per: null, chance: 1, sure: true };
  });
}
