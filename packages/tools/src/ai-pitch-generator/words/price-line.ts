import { type Expression, monthsPerYear, over, readAs, roundUp, times, type Unit } from '@slipway/core';
import { type Case, said } from '../case.ts';
import { countedLine, type Line } from './line.ts';

interface Price {
  readonly figure: string;
  /** After the figure: " per order"; empty where its unit says it. */
  readonly tail: string;
  readonly isShare: boolean;
  /** What one customer pays a month, as a formula; null where it does not come again. */
  readonly perMonth: Expression | string | null;
}

const units: Readonly<Record<string, Unit>> = { month: 'money/month', year: 'money/year' };

/** The price as the founder typed it, or as it was read; null while it is open. */
export function priceOf(of: Case): Price | null {
  const { input, basis } = of;
  const read = basis.profile.price.value;
  const isRead = input.price === undefined && input.takeRate === undefined && read !== null;
  const share = input.takeRate ?? (isRead && read.currency === '%' ? read.amount / 100 : undefined);
  const quote = basis.profile.price.quote;
  const provenance = {
    kind: 'measured',
    field: isRead ? 'idea' : share === undefined ? 'price' : 'takeRate',
    ...(isRead && quote !== null && { quote }),
  } as const;
  if (input.price === undefined && share !== undefined)
    return {
      figure: of.figure({
        id: 'takeRate',
        label: 'Your share of each sale',
        value: share,
        unit: 'share',
        provenance,
      }),
      tail: ' of each sale',
      isShare: true,
      perMonth: null,
    };
  const amount = input.price ?? (isRead ? read.amount : undefined);
  if (amount === undefined || amount <= 0) return null;
  const per = input.per ?? (isRead ? read.per : null) ?? null;
  const unit = units[per ?? ''] ?? 'money';
  const figure = of.figure({
    id: 'price',
    label: 'Price',
    value: amount,
    unit,
    currency: of.currency,
    provenance,
  });
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
    formula: readAs('count', roundUp(over(goal, times(price.perMonth, monthsPerYear)))),
  });
  return { goal, needed };
}
