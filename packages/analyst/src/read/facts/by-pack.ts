import { pluralise, singularise } from '@slipway/language';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';

const farMost = 8;

/**
 * "320 eggs a day, by the tray of 30 at 9,500": the price is for a tray, so trays are what is sold. Said of the price alone: the pack stands
 * beside it, and what is counted is called by another name.
 */
export function countPacks(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const price = facts.find(({ kind, per, sure }) => kind === 'price' && sure && per === null);
  const place = tokens.findIndex(({ from }) => from === price?.number.from);
  if (price === undefined || place < 0) return facts;
  const near = numbers.find(
    ({ at, sum, value }) =>
      sum === null &&
      value > 1 &&
      Math.abs(at - place) <= farMost &&
      tokens[at - 1]?.lower === 'of' &&
      tokens[at - 2]?.pos === 'NOUN' &&
      tokens[at]?.sentence === tokens[place]?.sentence,
  );
  const pack = singularise(tokens[(near?.at ?? 0) - 2]?.lower ?? '');
  if (near === undefined || pack === '') return facts;
  const sold = facts.find(({ kind, sure }) => kind === 'volume' && sure);
  return facts.map((fact) => {
    if (fact === price) return { ...fact, per: pack };
    const isInside = fact === sold && fact.noun !== null && singularise(fact.noun) !== pack;
    return isInside ? { ...fact, value: fact.value / near.value, noun: pluralise(pack) } : fact;
  });
}
