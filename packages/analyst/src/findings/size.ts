import type { Figure } from '@slipway/core';
import type { Writer } from '@slipway/report';
import { pluralise } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Price } from '../read/reading.ts';
import type { Finding } from './finding.ts';
import { findingLabels } from './finding.ts';
import { round } from './words.ts';

const target = 1_000_000;
const periods: Readonly<Record<string, number>> = { month: 12, year: 1, week: 52, quarter: 4 };

/** What a price brings in a year from one of those who pay it, and what that one is called. */
export interface Yearly {
  readonly amount: number;
  /** In the plural: "trucks", "customers"; "orders" where each is paid for once. */
  readonly noun: string;
  /** It comes again every period; else each sale is its own. */
  readonly isRecurring: boolean;
}

/** "truck a month" → 12 × the price for each truck; "order" → once for each order. Shares of something else have no yearly sum. */
export function yearlyOf({ amount, currency, per }: Price): Yearly | null {
  if (currency === '%' || amount <= 0) return null;
  const words = per ?? '';
  const period = Object.keys(periods).find((one) => new RegExp(`\\b${one}(?:ly)?\\b`, 'u').test(words));
  const unit = words
    .replace(/\b(?:an?|per|each|every|month|year|week|quarter)(?:ly)?\b/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (period === undefined)
    return { amount, noun: unit === '' ? 'sales' : pluralise(unit), isRecurring: false };
  return {
    amount: amount * (periods[period] ?? 1),
    noun: unit === '' ? 'customers' : pluralise(unit),
    isRecurring: true,
  };
}

/** "$1M a year is N customers at your price": true whatever else is unknown. */
export function sizeFinding({ price, pays }: IdeaProfile, writer: Writer): Finding | null {
  const yearly = price.value === null ? null : yearlyOf(price.value);
  if (price.value === null || yearly === null) return null;
  const { currency, amount } = price.value;
  const own = writer.figure(priceFigure(price.value, price.quote));
  const goal = writer.figure({
    id: 'goal',
    label: 'A million a year',
    value: target,
    unit: 'money/year',
    currency,
    provenance: { kind: 'assumed', why: 'A round number to see how many customers a real business needs.' },
  });
  const noun = yearly.noun === 'customers' ? (pays.value ?? 'customers') : yearly.noun;
  const needed = writer.figure({
    id: 'needed',
    label: `${noun} for a million a year`,
    value: round(target / yearly.amount),
    unit: yearly.isRecurring ? 'count' : 'count/year',
    noun,
    provenance: {
      kind: 'derived',
      formula: yearly.isRecurring ? 'a million ÷ (price × periods in a year)' : 'a million ÷ price',
      inputs: [goal, own],
    },
  });
  const text = `{{f:${goal}}} is {{f:${needed}}} at ${amount > 0 ? `{{f:${own}}}` : 'your price'}.`;
  return { kind: 'size', label: findingLabels.size, likely: 1, statement: writer.say('size', text) };
}

export function priceFigure({ amount, currency, per }: Price, quote: string | null): Figure {
  const period = /\bmonth/u.test(per ?? '') ? 'month' : /\byear/u.test(per ?? '') ? 'year' : null;
  return {
    id: 'own-price',
    label: per === null ? 'Your price' : `Your price per ${per}`,
    value: amount,
    unit: period === null ? 'money' : `money/${period}`,
    currency,
    provenance: {
      kind: 'measured',
      field: quote === null ? 'price' : 'idea',
      ...(quote === null ? {} : { quote }),
    },
  };
}
