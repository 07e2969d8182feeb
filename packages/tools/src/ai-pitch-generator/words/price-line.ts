import { monthsPerYear, over, readAs, roundUp, significant, times, type Unit } from '@slipway/core';
import { type Case, said } from '../case.ts';
import { countedLine, type Line } from './line.ts';

const units: Readonly<Record<string, Unit>> = { month: 'money/month', year: 'money/year' };

/**
 * The price as the founder typed it, or as it was read; null while it is open. `tail` follows the figure where its unit does not say
 * it: " per order". `perMonth` is what one customer pays a month; null where it does not come again.
 */
export function priceOf(of: Case) {
  const { input, basis } = of;
  const read = basis.profile.price.value;
  const isRead = input.price === undefined && input.takeRate === undefined && read !== null;
  const share = input.takeRate ?? (isRead && read.currency === '%' ? read.amount / 100 : undefined);
  const { quote } = basis.profile.price;
  const field = isRead ? 'idea' : share === undefined ? 'price' : 'takeRate';
  const provenance = { kind: 'measured', field, ...(isRead && quote !== null && { quote }) } as const;
  if (input.price === undefined && share !== undefined) {
    const label = 'Your share of each sale';
    const figure = of.figure({ id: 'takeRate', label, value: share, unit: 'share', provenance });
    return { figure, tail: ' of each sale', isShare: true, perMonth: null };
  }
  const value = input.price ?? (isRead ? read.amount : undefined);
  if (value === undefined || value <= 0) return null;
  const per = input.per ?? (isRead ? read.per : null) ?? null;
  const unit = units[per ?? ''] ?? 'money';
  const figure = of.figure({ id: 'price', label: 'Price', value, unit, currency: of.currency, provenance });
  return {
    figure,
    tail: per === null || unit !== 'money' ? '' : ` per ${tailOf(per)}`,
    isShare: false,
    perMonth: unit === 'money/month' ? figure : unit === 'money/year' ? over(figure, monthsPerYear) : null,
  };
}

const tailOf = (per: string): string =>
  ({ 'seat a month': 'user a month', unit: 'piece' })[per] ?? per.replace(/[{}]/gu, '');

/** Left out where a sentence of the founder's says it already. */
export function priceLines(of: Case, told: readonly Line[]): readonly Line[] {
  const price = priceOf(of);
  if (price === null || saysPrice(of, told) !== undefined) return [];
  const text = `We ${price.isShare ? 'keep' : 'charge'} {{f:${price.figure}}}${price.tail}.`;
  const quote = of.basis.profile.price.quote;
  return [countedLine('price', text, ...(quote === null ? [] : [said('idea', quote)]))];
}

/** The sentence in which the founder names the price. */
export function saysPrice({ input, basis }: Case, told: readonly Line[]): Line | undefined {
  const { quote } = basis.profile.price;
  const isRead = input.price === undefined && input.takeRate === undefined && quote !== null;
  return isRead ? told.find(({ text }) => text.includes(quote)) : undefined;
}

/** How many of them a round sum a year takes at this price; null where the price does not come again. */
export function neededFigure(of: Case): { readonly goal: string; readonly needed: string } | null {
  const price = priceOf(of);
  if (price === null || price.perMonth === null) return null;
  const goal = of.figure({
    id: 'goal',
    label: 'Sum to reach',
    value: 1_000_000,
    unit: 'money/year',
    currency: of.currency,
    provenance: { kind: 'assumed', why: 'A round sum, to make the price mean something.' },
  });
  const needed = of.derive({
    id: 'needed',
    label: 'Customers it takes',
    unit: 'count',
    noun: of.they,
    formula: readAs('count', roundUp(significant(2, over(goal, times(price.perMonth, monthsPerYear))))),
  });
  return { goal, needed };
}
