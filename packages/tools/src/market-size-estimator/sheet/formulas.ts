import {
  called,
  constant,
  type Expression,
  figure,
  greatest,
  least,
  minus,
  monthsPerYear,
  type Operand,
  over,
  power,
  readAs,
  roundDown,
  significant,
  times,
} from '@slipway/core';
import { wholeMarket, yearAtMonthly } from '@slipway/finance';
import type { Market } from '../model/market.ts';

/** How the sizes follow from the figures of the sheet, before they are rounded. */
export interface SizeFormulas {
  /** The other two ways to size it. */
  readonly topDown: Expression;
  readonly byValue: Expression;
  /** All of them at a price, which may be another figure than the founder's. */
  readonly tamAt: (price: string) => Expression;
  readonly each: Expression;
  readonly tam: Expression;
  readonly sam: Expression;
  readonly adoption: Expression;
  /** Customers that the founder's people can sign and keep, or sales they can make in a year; and what those bring. */
  readonly kept: Expression;
  readonly capacity: Expression;
  readonly som: Expression;
}

export const buyers = figure('buyers', 'how many there are');

/** The figure that holds the price. */
export function priceFigure({ line }: Market): 'usual-price' | 'own-share' | 'own-price' {
  if (line?.ours != null) return 'usual-price';
  return line?.price?.currency === '%' ? 'own-share' : 'own-price';
}

/** Two digits: estimates are not exact. The founder's own count and price are worth one more. */
export function rounded(of: Operand, digits = 2): Expression {
  return significant(digits, of);
}

/** How often the price is paid in a year; null where each sale is its own. */
function periodsOf({ line }: Market): number | null {
  const amount = line?.ours?.low ?? line?.price?.amount;
  if (line?.yearly?.isRecurring !== true || amount === undefined) return null;
  return Math.round(line.yearly.amount / amount);
}

const perPeriod = { 1: 'money/year', 4: 'money/quarter', 12: 'money/month' } as const;

export function priceUnit(market: Market): 'money' | 'money/year' | 'money/quarter' | 'money/month' {
  // Of a season fewer periods are paid for; the price is by the month all the same.
  if (market.line?.season != null) return unitOf(market.line.price?.per ?? '');
  const periods = periodsOf(market);
  return periods === 1 || periods === 4 || periods === 12 ? perPeriod[periods] : 'money';
}

function unitOf(per: string): 'money' | 'money/quarter' | 'money/month' {
  return /(?:^|\s)month$/u.test(per)
    ? 'money/month'
    : /(?:^|\s)quarter$/u.test(per)
      ? 'money/quarter'
      : 'money';
}

/** What the price brings in a year, or once where it is paid once. */
export function yearlyPrice(market: Market, price: Operand): Operand {
  const periods = periodsOf(market);
  if (periods === null || (periods === 1 && market.line?.season == null)) return price;
  if (market.line?.season != null) return seasonPrice(market, price, periods);
  if (periods === 12) return yearAtMonthly(price);
  if (periods === 4) return times(price, constant(4, 'quarters/year'));
  // There is no unit of money a week.
  return readAs('money/year', times(price, periods));
}

/** Of the part of a year in which it is sold. */
function seasonPrice(market: Market, price: Operand, periods: number): Operand {
  const unit = priceUnit(market);
  if (unit === 'money/month') return times(price, constant(periods, 'months/year'));
  if (unit === 'money/quarter') return times(price, constant(periods, 'quarters/year'));
  return readAs('money/year', times(price, periods));
}

/** In which customers can be signed. */
export function signingMonths({ cycleMonths, factors }: Market): Expression {
  const all = times(figure('years', 'years'), monthsPerYear);
  if (cycleMonths === 0) return all;
  const left = minus(all, 'cycleMonths');
  return (factors.years.span?.base ?? 0) * 12 < cycleMonths ? greatest(0, left) : left;
}

export function sizeFormulas(market: Market): SizeFormulas {
  const { plan, earning } = market;
  const amounts = (earning?.amounts ?? []).map(({ id }) => id);
  const eachAt = (price: string, name: string) => times(yearlyPrice(market, figure(price, name)), ...amounts);
  const each = eachAt(priceFigure(market), 'price');
  const tam = wholeMarket(buyers, each);
  const sam = times(tam, figure('fitShare', 'share that fits'), figure('reachShare', 'share you can reach'));
  const adoption = times(sam, figure('adoption', 'share you expect'));
  const kept = keptOf(market);
  const capacity =
    plan?.isSoldOnce === true
      ? times(readAs('count/year', kept), yearlyPrice(market, figure(priceFigure(market), 'price')))
      : times(called('customers signed and kept', kept), called('one customer a year', each));
  return {
    topDown: times(figure('marketFigure', 'published figure'), figure('marketShare', 'your part')),
    byValue: times(
      buyers,
      figure('valuePerMonth', 'worth a month'),
      monthsPerYear,
      figure('captureShare', 'your part of it'),
    ),
    tamAt: (price) => wholeMarket(buyers, eachAt(price, 'this price')),
    each,
    tam,
    sam,
    adoption,
    kept,
    capacity,
    som: least(
      called('those you can serve', sam),
      ...(plan?.hasAdoption === true ? [called('your share of them', adoption)] : []),
      ...(plan?.hasCapacity === true ? [called('what your people can sign and keep', capacity)] : []),
    ),
  };
}

/** One new customer a month, each month a part of all lost: a sum that has an end. */
function keptOf(market: Market): Expression {
  const { plan } = market;
  const signed = times('sellers', figure('dealsPerSeller', 'customers each signs a month'));
  const months = signingMonths(market);
  if (plan?.isSoldOnce === true) return times(signed, least(constant(12, 'months'), months));
  const whole = roundDown(months);
  const churn = plan?.spans.churnPerMonth.base ?? 0;
  const stay = churn === 0 ? whole : over(minus(1, power(minus(1, 'churnPerMonth'), whole)), 'churnPerMonth');
  return times(signed, stay);
}
