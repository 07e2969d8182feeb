import type { ReaderParts, ReaderWeights } from './create-reader.ts';
import type { NumberKind } from './number-kinds/number-kind.ts';
import type { NumberSaid } from './numbers-said.ts';
import type { ParsedText } from './party-features.ts';
import { perOf, priceFeatures } from './price-candidates.ts';
import { findPrices, type PriceMention } from './prices.ts';
import { probabilities } from './rank.ts';
import type { Price, Slot } from './reading.ts';
import { currencyOf } from './round-sum.ts';
import type { WordClasses } from './word-classes.ts';

export interface FoundPrice {
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
    numbers.some(({ sum, kind, chance }) => sum === mention && isNoPrice.has(kind) && chance >= otherNumber);
  const chances = probabilities(priceFeatures(parsed, language.classes), { none: 1 }, price).map(
    (chance, at) => (isOther(parsed.prices[at]) ? 0 : chance),
  );
  const best = chances.indexOf(Math.max(...chances));
  const mention = parsed.prices[best];
  return mention === undefined ? null : { mention, chance: chances[best] ?? 0 };
}

/** What a sum is when it is not what the founder asks. */
const isNoPrice: ReadonlySet<NumberKind> = new Set([
  'unit-cost',
  'own-cost',
  'win-cost',
  'spent',
  'needs',
  'cash',
  'considered',
  'they-pay',
  'rival-price',
  'earned',
  'goal',
  'cut',
]);
const sureNumber = 0.6;
/** Above this a sum is not even asked about as a price. */
const otherNumber = 0.6;

/** A single sum that is nothing else is likelier the price than not, and is asked about. */
export function findOnlySum({ prices }: ParsedText, numbers: readonly NumberSaid[]): FoundPrice | null {
  const [only, ...others] = prices.filter(({ amount }) => amount.currency !== '%');
  if (only === undefined || others.length > 0) return null;
  const isOther = numbers.some(
    ({ sum, kind, chance }) => sum === only && isNoPrice.has(kind) && chance >= 0.25,
  );
  return isOther ? null : { mention: only, chance: 0.4 };
}

/** "want to sell for 399", "390 a trough". */
export function findBarePrice(
  parsed: ParsedText,
  { verbs }: WordClasses,
  numbers: readonly NumberSaid[],
  where: string | null,
): FoundPrice | null {
  const { tokens } = parsed;
  const isSold = (at: number): boolean => {
    const classes = verbs.get(tokens[at - 2]?.lemma ?? '');
    const isFor = /^(?:for|at)$/u.test(tokens[at - 1]?.lower ?? '');
    return isFor && (classes?.has('sell') === true || classes?.has('charge') === true);
  };
  const found = numbers.find(
    (number) =>
      isBare(number, parsed) &&
      ((number.kind === 'price' && number.chance >= sureNumber) || isSold(number.at)),
  );
  const mention = found === undefined ? null : bareSum(found, parsed, where);
  // What stands without a currency is never sure.
  return found === undefined || mention === null ? null : { mention, chance: Math.min(found.chance, 0.8) };
}

/** A number that counts nothing, or is asked for each of something. */
function isBare({ at, sum, noun }: NumberSaid, { tokens }: ParsedText): boolean {
  const isEach = /^(?:a|an|per|each|every)$/u.test(tokens[at + 1]?.lower ?? '');
  return sum === null && (noun === null || isEach);
}

/** Fewer are written in letters where people or things are counted: "each kit feeds four". */
const sumLeast = 100;

/** In the currency of the other sums, else of the place. */
export function bareSum({ at, value }: NumberSaid, { tokens, prices }: ParsedText, where: string | null) {
  const token = tokens[at];
  if (value < sumLeast && !/\p{Nd}/u.test(token?.text ?? '')) return null;
  const other = prices.find(({ amount }) => amount.currency !== '%')?.amount.currency;
  if (token === undefined || (other === undefined && where === null)) return null;
  const amount = { value, currency: other ?? currencyOf(where), from: token.from, to: token.to };
  return findPrices(tokens, [amount])[0] ?? null;
}

const dollars: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };
/** Names that several countries share: whose they are, by the place; and what they are where it says nothing. */
const shared: Readonly<Record<string, readonly [places: string, otherwise: string]>> = {
  KRO: ['DK SE NO CZ IS', 'kr'],
  DOLLAR: ['MX AR CL CO UY DO', 'USD'],
  PESO: ['MX AR CL CO PH UY DO', 'pesos'],
  LEU: ['RO MD', 'RON'],
  FRANC: ['CH SN CI CM RW', 'francs'],
  DINAR: ['KW JO TN DZ RS BH', 'dinars'],
  SHILLING: ['KE TZ UG', 'KES'],
  RUPEE: ['IN PK LK NP MU', 'INR'],
  INR: ['IN PK LK NP MU', 'INR'],
  DIRHAM: ['AE MA', 'AED'],
  KWACHA: ['ZM PG MW', 'ZMW'],
  PULA: ['BW PH', 'BWP'],
};

/** Dollars, crowns and the like are those of the place. */
export function localCurrency(currency: string, where: string | null): string {
  const names = shared[currency];
  if (names !== undefined) {
    const [places, otherwise] = names;
    return where !== null && places.split(' ').includes(where) ? currencyOf(where) : otherwise;
  }
  return currency === 'USD' ? (dollars[where ?? ''] ?? currency) : currency;
}

export function priceSlot(
  mention: PriceMention,
  chance: number,
  parsed: ParsedText,
  where: string | null,
  { limits }: ReaderWeights,
): Slot<Price> {
  const { amount } = mention;
  const toPrice = (one: PriceMention): Price => ({
    amount: one.amount.value,
    currency: one.amount.currency,
    per: perOf(one, parsed),
  });
  return {
    value: { ...toPrice(mention), currency: localCurrency(amount.currency, where) },
    words: [{ from: amount.from, to: mention.to }],
    sure: chance >= limits.price.sure,
    chance,
    alternatives: parsed.prices
      .filter((one) => one !== mention)
      .slice(0, 3)
      .map(toPrice),
  };
}
