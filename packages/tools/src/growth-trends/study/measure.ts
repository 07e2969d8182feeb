import type { Currency, Unit } from '@slipway/core';
import type { Input } from '../fields.ts';

type Choice = NonNullable<Input['measure']>;

/** What the numbers count. */
export interface Measure {
  readonly unit: Unit;
  readonly currency?: Currency;
  /** In the plural, with counts. */
  readonly noun?: string;
  /** On the chart: "Customers". */
  readonly label: string;
  /** Something that happens in a period, so half a period has half of it. */
  readonly isFlow: boolean;
}

const counted: Readonly<
  Record<Exclude<Choice, 'revenue' | 'other'>, { noun: string; label: string; isFlow: boolean }>
> = {
  customers: { noun: 'customers', label: 'Customers', isFlow: false },
  users: { noun: 'users', label: 'Users', isFlow: false },
  signups: { noun: 'sign-ups', label: 'Sign-ups', isFlow: true },
  orders: { noun: 'orders', label: 'Orders', isFlow: true },
  visits: { noun: 'visits', label: 'Visits', isFlow: true },
};

/** Of the market nobody says what is counted; of Wikipedia it is known. */
export const measureOfMarket: Readonly<Record<'market' | 'views', Measure>> = {
  market: { unit: 'count', label: 'Market', isFlow: true },
  views: { unit: 'count', noun: 'page views', label: 'Page views', isFlow: true },
};

export function measureOf({ measure = 'other', currency = 'USD', series }: Input): Measure {
  if (measure === 'revenue')
    return {
      unit: series?.step === 'month' ? 'money/month' : 'money',
      currency,
      label: 'Revenue',
      isFlow: true,
    };
  return measure === 'other'
    ? { unit: 'count', label: 'Your number', isFlow: false }
    : { unit: 'count', ...counted[measure] };
}
