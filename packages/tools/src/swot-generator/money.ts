import { isPerPiece } from '../reading/index.ts';
import { flatText } from '../wording/index.ts';
import type { SwotBasis } from './basis.ts';
import type { SwotInput } from './fields.ts';

export interface Money {
  readonly currency: string;
  /** Per customer and month. */
  readonly price: { readonly perMonth: number; readonly quote: string | null } | null;
  /** A price with no month in it, in the founder's words: "25 dollars per car". */
  readonly priceWords: string | null;
  /** What such customers usually pay in a year, in dollars, at the place's price level. */
  readonly usual: { readonly low: number; readonly high: number } | null;
}

const placeCurrency: Readonly<Record<string, string>> = {
  US: 'USD',
  IN: 'INR',
  GB: 'GBP',
  EU: 'EUR',
  DE: 'EUR',
  FR: 'EUR',
  CA: 'CAD',
  AU: 'AUD',
  BR: 'BRL',
  AE: 'AED',
  SG: 'SGD',
};

const theirs =
  /\b(?:pay|pays|paying|spend|spends|lose|loses|costs?|waste|wastes)\s(?:(?!us\b|me\b)[\p{L}-]+\s){0,3}$/iu;

export function findMoney(input: SwotInput, basis: SwotBasis): Money {
  const { reading, place } = basis;
  const heard = priceHeard(input, basis);
  const currency = input.currency ?? heard?.currency ?? placeCurrency[place?.code ?? ''] ?? 'USD';
  const typed = input.pricePerMonth;
  const price =
    typed !== undefined
      ? { perMonth: typed, quote: null }
      : heard !== null && heard.perMonth !== null
        ? { perMonth: heard.perMonth, quote: heard.quote }
        : null;
  return {
    currency: typed === undefined ? (heard?.currency ?? currency) : currency,
    price,
    priceWords: price === null && reading.price !== null ? (heard?.quote ?? null) : null,
    usual: usualPrice(basis),
  };
}

/** What they pay or lose today is not what you ask. */
function priceHeard(
  { idea }: SwotInput,
  { reading }: SwotBasis,
): { perMonth: number | null; currency: string; quote: string } | null {
  if (reading.price === null) return null;
  const { amount, currency, per } = reading.price.value;
  const quote = flatText(reading.price.because[0] ?? '').replace(/\sand\s.*$/iu, '');
  const text = flatText(idea ?? '');
  const isOffer = reading.offer !== null && flatText(reading.offer.value).includes(quote);
  if (quote === '') return null;
  if (!isOffer && theirs.test(text.slice(0, Math.max(0, text.indexOf(quote))))) return null;
  const perMonth = isPerPiece(quote) ? null : per === 'month' ? amount : per === 'year' ? amount / 12 : null;
  return { perMonth, currency, quote };
}

/** By size of buyer and by field; where the two differ, the whole spread is kept. */
function usualPrice({ segment, field, place, reading }: SwotBasis): Money['usual'] {
  // What people pay for an app says nothing about what they pay for a service.
  const model = reading.businessModel?.value;
  if (segment?.id === 'consumer' && model !== 'subscription' && model !== 'freemium') return null;
  const known = [segment?.acvUsd ?? null, field?.acvUsd ?? null].filter((range) => range !== null);
  if (known.length === 0) return null;
  const [indexLow, indexHigh] = place?.priceIndex ?? [1, 1];
  return {
    low: Math.min(...known.map(([low]) => low)) * indexLow,
    high: Math.max(...known.map(([, high]) => high)) * indexHigh,
  };
}
