import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { PriceMention } from '../prices.ts';
import type { FactKind } from './fact.ts';
import { overhead } from './money-said.ts';

/** What a number was taken for. */
export interface Judged {
  readonly kind: FactKind;
  readonly chance: number;
  readonly sure: boolean;
}

interface Heard {
  readonly number: NumberSaid;
  readonly found: Judged | null;
}

/** "38 a week per office, ingredients come to 13 and the courier takes 9": costs beside a price are for each that is sold. */
export function pricedBefore(
  before: readonly Heard[],
  { at, value, sum }: NumberSaid,
  found: Judged | null,
  of: string,
  { tokens }: ParsedText,
): PriceMention | null {
  const isCost = found !== null && /^(?:needs|own-cost|unit-cost)$/u.test(found.kind);
  if (!isCost || sum === null || sum.period !== null || sum.units.length > 0 || overhead.test(of))
    return null;
  const price = before.findLast(
    ({ found: other, number }) =>
      other?.kind === 'price' && tokens[number.at]?.sentence === tokens[at]?.sentence,
  )?.number;
  if (price?.sum == null || price.sum.units.length === 0 || value >= price.value) return null;
  return price.sum;
}
