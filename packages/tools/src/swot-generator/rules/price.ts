import { shortQuote } from '../../wording/index.ts';
import { type Case, said } from '../case.ts';
import { usualSource } from '../sources.ts';
import { quoted, type SwotRule } from './rule.ts';

/** Dollars a year below which a customer cannot carry a sales call. */
const thinYear = 150;
/** A span wider than this tells a founder nothing. */
const widest = 25;

interface Priced {
  readonly month: string;
  readonly year: string;
  readonly yearValue: number;
  readonly isUsd: boolean;
}

function priced(one: Case): Priced | null {
  const { price, currency } = one.money;
  if (price === null || price.perMonth === 0) return null;
  const month = one.figure({
    id: 'price',
    label: 'Your price',
    value: price.perMonth,
    unit: 'money/month',
    currency,
    provenance: {
      kind: 'measured',
      field: price.quote === null ? 'pricePerMonth' : 'idea',
      ...(price.quote === null ? {} : { quote: price.quote }),
    },
  });
  const yearValue = price.perMonth * 12;
  const year = one.figure({
    id: 'price-year',
    label: 'Your price in a year',
    value: yearValue,
    unit: 'money/year',
    currency,
    provenance: { kind: 'derived', formula: 'price a month × twelve', inputs: ['price'] },
  });
  return { month, year, yearValue, isUsd: currency === 'USD' };
}

function usualSpan(one: Case): { shown: string; low: number; high: number } | null {
  const { usual } = one.money;
  if (usual === null || usual.high > usual.low * widest) return null;
  // What is paid in the niche itself says more, and may say the opposite.
  if (one.basis.niche?.prices.some(({ per }) => per.endsWith(' a month'))) return null;
  one.cite(usualSource);
  const shown = one.figure({
    id: 'usual-price',
    label: 'What such customers usually pay',
    value: null,
    unit: 'money/year',
    currency: 'USD',
    range: { low: usual.low, high: usual.high, means: 'our estimate from public price lists' },
    provenance: { kind: 'sourced', sources: [usualSource.id] },
  });
  return { shown, ...usual };
}

export const priceRules: readonly SwotRule[] = [
  {
    id: 'price-below',
    box: 'strengths',
    group: 'price',
    impact: 3,
    likelihood: 0.7,
    confidence: 0.6,
    find: (one) => {
      const price = priced(one);
      const usual = usualSpan(one);
      if (price === null || usual === null || !price.isUsd || price.yearValue >= usual.low) return null;
      return {
        label: 'a price below the usual',
        topic: 'price',
        says: [
          `${price.year} lies under the ${usual.shown} such buyers usually pay: no meeting is needed to say yes.`,
          `At ${price.month}, ${one.aOne} can decide alone; ${usual.shown} is what such buyers usually pay.`,
        ],
        noun: price.month,
        evidence: [],
      };
    },
  },
  {
    id: 'price-usual',
    box: 'strengths',
    group: 'price',
    impact: 3,
    likelihood: 0.7,
    confidence: 0.6,
    find: (one) => {
      const price = priced(one);
      const usual = usualSpan(one);
      if (price === null || usual === null || !price.isUsd) return null;
      if (price.yearValue < usual.low || price.yearValue > usual.high) return null;
      return {
        label: 'a price such buyers know',
        topic: 'price',
        says: [
          `${price.year} sits inside the ${usual.shown} that such buyers usually pay, so the number shocks nobody.`,
          `${price.month} comes to ${price.year}, within the usual ${usual.shown}.`,
        ],
        noun: price.month,
        evidence: [],
      };
    },
  },
  {
    id: 'price-above',
    box: 'weaknesses',
    group: 'unpriced',
    impact: 3,
    likelihood: 0.6,
    confidence: 0.6,
    find: (one) => {
      const price = priced(one);
      const usual = usualSpan(one);
      if (price === null || usual === null || !price.isUsd || price.yearValue <= usual.high) return null;
      return {
        label: 'a price above the usual',
        topic: 'price',
        says: [
          `${price.year} is above the ${usual.shown} such buyers usually pay: they will ask a second person.`,
          `At ${price.year} you ask for more than the usual ${usual.shown}, and must show what for.`,
        ],
        noun: price.month,
        evidence: [],
      };
    },
  },
  {
    id: 'price-thin',
    box: 'weaknesses',
    group: 'unpriced',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      const price = priced(one);
      if (price === null || price.yearValue > thinYear || one.money.currency === 'INR') return null;
      return {
        label: 'little money from each customer',
        topic: 'price-size',
        says: [
          `One ${one.one} brings ${price.year}: a single sales call can eat that up.`,
          `${price.year} from ${one.aOne} leaves nothing for paid adverts or a visit.`,
        ],
        noun: price.year,
        evidence: [],
      };
    },
  },
  {
    id: 'price-named',
    box: 'strengths',
    group: 'price',
    impact: 2,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      const price = priced(one);
      const words = one.money.priceWords;
      if (price === null && words === null) return null;
      const shown = price?.month ?? quoted(words ?? '');
      return {
        label: 'a price on the table',
        topic: 'price',
        says: [
          `There is a price, ${shown}: ${one.who} can turn down a number, and you learn from each no.`,
          `You name ${shown}, so ${one.aOne} can weigh it against what the problem costs.`,
        ],
        noun: shown,
        evidence: price === null ? [said('idea', words ?? '')] : [],
      };
    },
  },
  {
    id: 'paid-by-result',
    box: 'strengths',
    group: 'price',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.7,
    find: (one) => {
      const sign = one.sign('byResult');
      if (sign === null) return null;
      const words = quoted(shortQuote(sign.quote, 6));
      return {
        label: 'paid by the job',
        topic: 'pay-model',
        says: [
          `${words}: ${one.who} pay when something happened, so a first try risks little.`,
          `${words}: your income rises only when ${one.who} get something out of it.`,
        ],
        noun: words,
        evidence: [said(sign.field, sign.quote)],
        specificity: 1.2,
      };
    },
  },
  {
    id: 'free-first',
    box: 'strengths',
    group: 'price',
    impact: 2,
    likelihood: 0.7,
    confidence: 0.7,
    find: (one) => {
      const sign = one.sign('freeFirst');
      if (sign === null) return null;
      return {
        label: 'a free first try',
        topic: 'free-first',
        says: [
          `${quoted(sign.quote)}: ${one.who} meet the service before they meet the price.`,
          `${quoted(sign.quote)}: the first no costs you one try, and tells you why.`,
        ],
        noun: quoted(sign.quote),
        evidence: [said(sign.field, sign.quote)],
      };
    },
  },
  {
    id: 'price-untold',
    box: 'weaknesses',
    group: 'unpriced',
    impact: 3,
    likelihood: 0.6,
    confidence: 0.5,
    find: (one) => {
      if (one.money.price !== null || one.money.priceWords !== null || one.sign('byResult') !== null)
        return null;
      const usual = usualSpan(one);
      return {
        label: `what ${one.aOne} would pay`,
        topic: 'price',
        isQuestion: true,
        says:
          usual === null
            ? [
                `What would ${one.aOne} pay for ${one.thing}, and out of which budget?`,
                `Which number would make ${one.aOne} say no to ${one.thing}?`,
              ]
            : [
                `What do you charge? Such buyers usually pay ${usual.shown}, and ${one.who} will ask at once.`,
                `Where in the usual ${usual.shown} does your price stand for ${one.aOne}?`,
              ],
        noun: `a price for ${one.aOne}`,
        evidence: [one.whoSaid],
      };
    },
  },
];
