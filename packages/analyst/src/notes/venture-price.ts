import type { Knowledge, Venture } from '@slipway/knowledge';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { countryOf, currencyOf, isCurrency } from '../read/round-sum.ts';
import rates from './exchange-rates.json' with { type: 'json' };
import type { PriceNote, VentureNote } from './idea-notes.ts';
import { sayPlace } from './say-place.ts';

type Known = Pick<Knowledge, 'countries' | 'populations'>;
/** About what a dollar was at the end of 2025, recalled; none where money moves too fast to say. */
const perDollar: Readonly<Record<string, number>> = rates;

type Level = readonly [low: number, high: number];

/** Price level against the United States where the market reference has none: by the World Bank's class. */
const levels: Readonly<Record<string, Level>> = {
  high: [0.6, 1],
  'upper middle': [0.35, 0.5],
  'lower middle': [0.2, 0.35],
  low: [0.2, 0.35],
};

/**
 * What such a business itself takes. Where prices are of another country they are brought to the founder's, by the exchange rate
 * and the price level; where nobody knows which that is they stand as they are, under the name of their own.
 */
export function venturePrice(
  venture: VentureNote,
  /** The country its lines are about, where that is another than the founder's. */
  from: string | undefined,
  { price, where }: Pick<IdeaProfile, 'price' | 'where'>,
  { countries, populations }: Known,
  nameOf: (iso: string) => string | null | undefined,
): PriceNote | null {
  const { currency } = venture.price;
  const stated = asNote(venture, venture.price);
  if (currency === '%') return stated;
  if (where.value === null) {
    if (price.value !== null) return currency === price.value.currency ? stated : null;
    // Dollars and euros are counted in everywhere.
    const home = currency === 'USD' || currency === 'EUR' ? undefined : countryOf(currency);
    const name = home === undefined ? undefined : nameOf(home);
    if (name == null) return currency === 'USD' || currency === 'EUR' ? stated : null;
    return asNote(venture, { ...venture.price, what: `${venture.price.what} in ${sayPlace(name)}` });
  }
  const wanted = price.value?.currency ?? currencyOf(where.value);
  if (currency === wanted) return stated;
  const levelOf = (iso: string | undefined): Level | undefined =>
    countries.find((one) => one.iso === iso)?.priceIndex ??
    levels[populations.find((one) => one.iso === iso)?.income ?? ''];
  // The largest country that pays with it.
  const home = from ?? countries.find(({ iso }) => currencyOf(iso) === currency)?.iso;
  const name = home === undefined ? undefined : nameOf(home);
  const [there, here] = [levelOf(home), levelOf(where.value)];
  const [paid, asked] = [perDollar[currency], perDollar[wanted]];
  if (name == null || there === undefined || here === undefined || !isCurrency(wanted)) return null;
  if (paid === undefined || asked === undefined) return null;
  const usual = (there[0] + there[1]) / 2;
  const bring = (amount: number, level: number): number =>
    Number((((amount * asked) / paid) * (level / usual)).toPrecision(2));
  return asNote(venture, {
    ...venture.price,
    what: `${venture.price.what}, after prices in ${sayPlace(name)}`,
    low: bring(venture.price.low, here[0]),
    high: bring(venture.price.high, here[1]),
    currency: wanted,
    broughtFrom: `${venture.price.low}–${venture.price.high} ${currency}`,
  });
}

function asNote(
  { id, niche, likely }: VentureNote,
  price: Venture['price'] & Pick<PriceNote, 'broughtFrom'>,
): PriceNote {
  return { ...price, id: `venture/${id}#price`, niche, likely, whose: 'theirs' };
}
