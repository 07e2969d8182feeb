import { isPerPiece } from '../reading/index.ts';
import { flatText } from '../wording/index.ts';
import type { ScoreBasis } from './basis.ts';
import type { ScoreInput } from './fields.ts';
import { standingInText } from './standing.ts';
import { listTexts } from './texts.ts';

export interface Price {
  readonly perMonth: number;
  readonly currency: string;
  /** The words it was read from; null when it was typed into its field. */
  readonly quote: string | null;
}

export interface Money {
  readonly currency: string;
  readonly price: Price | null;
  /** What today's workaround costs one customer a month, in `currency`. */
  readonly cost: number | null;
  /** What such customers usually pay in a year, in dollars, at the region's price level. */
  readonly usual: { readonly low: number; readonly high: number; readonly of: string } | null;
}

const regionCurrency: Readonly<Record<string, string>> = {
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

export function regionOf(input: ScoreInput, basis: ScoreBasis): string | null {
  return input.region ?? basis.reading.region?.value ?? null;
}

export function findMoney(input: ScoreInput, basis: ScoreBasis): Money {
  const heard = priceInText(input, basis);
  const currency = input.currency ?? heard?.currency ?? regionCurrency[regionOf(input, basis) ?? ''] ?? 'USD';
  const price =
    input.pricePerMonth === undefined ? heard : { perMonth: input.pricePerMonth, currency, quote: null };
  return { currency, price, cost: input.workaroundCostPerMonth ?? null, usual: usualPrice(basis) };
}

const notOurs =
  /\b(?:(?:pay|pays|paying|spend|spends|spending|lose|loses|losing|waste|wastes)\s(?:(?!us\b|me\b)[\p{L}-]+\s){0,3}|cost(?:s|ing)?\s(?:(?!us\b|me\b)[\p{L}-]+\s){1,3})$/iu;

/** A price with no period, or per use, says nothing about a month; and what they pay or lose today is not what you ask. */
export function priceInText(input: ScoreInput, { reading }: ScoreBasis): Price | null {
  if (reading.price === null) return null;
  const { amount, currency, per } = reading.price.value;
  const quote = flatText(reading.price.because[0] ?? '').replace(/\sand\s.*$/iu, '');
  if (quote === '' || (per !== 'month' && per !== 'year') || isPerPiece(quote)) return null;
  const text = listTexts(input).find((one) => one.text.includes(quote))?.text ?? quote;
  const isPaid = standingInText(input).rung === 'payment';
  if (!isPaid && notOurs.test(text.slice(0, text.indexOf(quote)))) return null;
  return { perMonth: per === 'month' ? amount : amount / 12, currency, quote };
}

/** The price in dollars a year; null in other currencies, which are not converted (market reference, section 10). */
export function yearlyUsd({ price }: Money): number | null {
  return price?.currency === 'USD' ? price.perMonth * 12 : null;
}

/** By size of buyer and by field; where the two differ, the whole spread is kept. */
function usualPrice({ segment, vertical, priceIndex }: ScoreBasis): Money['usual'] {
  const known = [segment?.acvUsd ?? null, vertical?.acvUsd ?? null].filter((range) => range !== null);
  if (known.length === 0) return null;
  const [indexLow, indexHigh] = priceIndex ?? [1, 1];
  return {
    low: Math.min(...known.map(([low]) => low)) * indexLow,
    high: Math.max(...known.map(([, high]) => high)) * indexHigh,
    of: segment?.label ?? vertical?.name ?? '',
  };
}
