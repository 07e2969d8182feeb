import { type IdeaProfile, isPayerUnit, payerNoun, type SizeLine } from '@slipway/analyst';
import type { MarketInput } from '../fields.ts';
import { type Factor, toFactor } from './factor.ts';
import { around, exactly, type Span, spread } from './span.ts';

/** How one customer's year becomes money: a price, and how much of what is priced. */
/** What is allowed around the founder's own price, as parts of it. */
export const aroundPrice = { below: 0.15, above: 0.1 } as const;

export interface Earning {
  /** What one unit, one piece or one unit of volume brings in a year. */
  readonly price: Span;
  /** Asked for where one customer buys more than one; the product of all of them counts. */
  readonly amounts: readonly Factor[];
  readonly isSoldOnce: boolean;
}

/** Null where money does not come from customers, or nothing is priced. */
export function earningOf(
  input: MarketInput,
  profile: IdeaProfile,
  line: SizeLine | null,
  /** What is counted, where something is. */
  counted: string | null,
): Earning | null {
  if (line === null || line.kind === 'views' || line.kind === 'funded') return null;
  const factor = (name: 'unitsPerCustomer' | 'timesPerYear', noun: string): Factor =>
    toFactor(input, name, (value) => around(value, 0.2, 0.2), undefined, noun);
  if (line.price?.currency === '%') {
    const sale = toFactor(input, 'saleSize', (value) => around(value, 0.2, 0.2));
    const times = factor('timesPerYear', line.noun);
    return {
      price: around(line.price.amount / 100, 0.15, 0.15, 1),
      amounts: [sale, times],
      isSoldOnce: false,
    };
  }
  if (line.yearly === null) return null;
  const { amount, unit, isRecurring } = line.yearly;
  const price =
    line.ours === null
      ? around(amount, aroundPrice.below, aroundPrice.above)
      : spread(amount, (amount * line.ours.high) / line.ours.low);
  if (!isRecurring) {
    const times = factor('timesPerYear', line.noun);
    return { price, amounts: [times], isSoldOnce: times.span !== null && times.span.base < 1 };
  }
  // Cranes at a price per crane: each that is counted pays once.
  const isEach = isPayerUnit(unit, payerNoun(profile)) || isPayerUnit(unit, counted);
  const amounts = isEach ? [] : [factor('unitsPerCustomer', line.noun)];
  return { price, amounts, isSoldOnce: false };
}

/** Null while one of them is open. */
export function amountOf({ amounts }: Earning): Span | null {
  return amounts.reduce<Span | null>((product, { span }) => {
    if (product === null || span === null) return null;
    return { low: product.low * span.low, base: product.base * span.base, high: product.high * span.high };
  }, exactly(1));
}
