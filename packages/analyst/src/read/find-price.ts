import type { ReaderParts, ReaderWeights } from './create-reader.ts';
import type { NumberRole } from './numbers.ts';
import type { NumberSaid } from './numbers-said.ts';
import type { ParsedText } from './party-features.ts';
import { perOf, priceFeatures } from './price-candidates.ts';
import { findPrices, type PriceMention } from './prices.ts';
import { probabilities } from './rank.ts';
import type { Price, Slot } from './reading.ts';
import { currencyOf } from './round-sum.ts';
import type { WordClasses } from './word-classes.ts';

interface FoundPrice {
  readonly mention: PriceMention;
  readonly chance: number;
}

export function findPrice(
  parsed: ParsedText,
  { language }: ReaderParts,
  { price }: Pick<ReaderWeights, 'price'>,
  numbers: readonly NumberSaid[],
): FoundPrice | null {
  const isOther = (mention: PriceMention | undefined): boolean =>
    numbers.some(({ sum, role, chance }) => sum === mention && isNoPrice.has(role) && chance >= sureNumber);
  const chances = probabilities(priceFeatures(parsed, language.classes), { none: 1 }, price).map(
    (chance, at) => (isOther(parsed.prices[at]) ? 0 : chance),
  );
  const best = chances.indexOf(Math.max(...chances));
  const mention = parsed.prices[best];
  return mention === undefined ? null : { mention, chance: chances[best] ?? 0 };
}

/** What a sum is when it is not what the founder asks. */
const isNoPrice: ReadonlySet<NumberRole> = new Set([
  'unit cost',
  'their loss',
  'they pay now',
  'earned',
  'capital',
  'rival price',
]);
const sureNumber = 0.6;

/** "want to sell for 399": in the currency of the other sums, else of the place. */
export function findBarePrice(
  { tokens, prices }: ParsedText,
  { verbs }: WordClasses,
  numbers: readonly NumberSaid[],
  where: string | null,
): FoundPrice | null {
  const isSold = (at: number): boolean => {
    const classes = verbs.get(tokens[at - 2]?.lemma ?? '');
    const isFor = /^(?:for|at)$/u.test(tokens[at - 1]?.lower ?? '');
    return isFor && (classes?.has('sell') === true || classes?.has('charge') === true);
  };
  const found = numbers.find(
    ({ role, chance, sum, noun, at }) =>
      sum === null &&
      (noun === null || /^(?:month|year|week)s?$/u.test(noun)) &&
      ((role === 'price' && chance >= sureNumber) || isSold(at)),
  );
  const token = tokens[found?.at ?? -1];
  const other = prices.find(({ amount }) => amount.currency !== '%')?.amount.currency;
  if (found === undefined || token === undefined || (other === undefined && where === null)) return null;
  const { from, to } = token;
  const amount = { value: found.value, currency: other ?? currencyOf(where), from, to };
  const [mention] = findPrices(tokens, [amount]);
  // What stands without a currency is never sure.
  return mention === undefined ? null : { mention, chance: Math.min(found.chance, 0.8) };
}

const dollars: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };
const crowns: Readonly<Record<string, string>> = { DK: 'DKK', SE: 'SEK', NO: 'NOK', CZ: 'CZK', IS: 'ISK' };

export function priceSlot(
  mention: PriceMention,
  chance: number,
  parsed: ParsedText,
  where: string | null,
  { limits }: ReaderWeights,
): Slot<Price> {
  const { amount } = mention;
  const local =
    amount.currency === 'KRO'
      ? (crowns[where ?? ''] ?? 'kr')
      : amount.currency === 'USD'
        ? dollars[where ?? '']
        : undefined;
  const toPrice = (one: PriceMention): Price => ({
    amount: one.amount.value,
    currency: one.amount.currency,
    per: perOf(one, parsed),
  });
  return {
    value: { ...toPrice(mention), currency: local ?? amount.currency },
    words: [{ from: amount.from, to: mention.to }],
    sure: chance >= limits.price.sure,
    chance,
    alternatives: parsed.prices
      .filter((one) => one !== mention)
      .slice(0, 3)
      .map(toPrice),
  };
}
