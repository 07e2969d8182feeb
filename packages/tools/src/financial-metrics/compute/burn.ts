import { constant, type Expression, listed, minus, money, over, plus, readAs } from '@slipway/core';
import { lack, missing, type Outcome, ok } from '@slipway/finance';
import { type Desk, lengthOf, type Span } from '../desk/desk.ts';
import { costsAt, costsOver, revenueCells, revenueColumn } from '../desk/lines.ts';
import type { Choice } from '../desk/settings.ts';
import { named, type Ref } from '../desk/sheet.ts';
import { flowAt, stockAt, sumOver } from '../desk/take.ts';
import { labelOf, range } from './span.ts';

export type BurnFrom = Choice<'burnFrom'>;

/** The months that burn, runway and the verdict are all counted over: the window, or what follows the end of revenue. */
export function burnSpan(desk: Desk, from: BurnFrom): Span | null {
  const { window, earning, last } = desk;
  if (window.from < 0) return null;
  const ended = revenueCells(desk).findLastIndex((cell) => cell !== null && cell !== 0) + 1;
  const start = earning === 'no-longer' ? Math.max(window.from, Math.min(ended, last)) : window.from;
  // The balance of the month before is needed, which the first month does not have.
  return { from: from === 'cash' && start === 0 && last > 0 ? 1 : start, to: last };
}

/** From costs where they are whole, else from the bank balance. */
export function chooseBurn(desk: Desk): BurnFrom {
  const hasCosts = costsAt(desk, desk.last) !== null && revenueCells(desk)[desk.last] != null;
  return desk.settings.choose('burnFrom', hasCosts ? 'costs' : 'cash');
}

/** One month's, for the small lines; null where a part is blank. */
export function burnAt(desk: Desk, from: BurnFrom, at: number): number | null {
  if (from === 'costs') {
    const [out, income] = [costsAt(desk, at), revenueCells(desk)[at] ?? null];
    return out === null || income === null ? null : out - income;
  }
  const { cash } = desk.books.cells;
  const [before, now, funding] = [cash[at - 1] ?? null, cash[at] ?? null, fundingAt(desk, at)];
  return before === null || now === null || funding === null ? null : before + funding - now;
}

/** A blank is taken for none unless the balance rose by more than the month's revenue: then money came from elsewhere. */
function fundingAt(desk: Desk, at: number): number | null {
  const { cash, funding } = desk.books.cells;
  const stated = funding[at] ?? null;
  if (stated !== null) return stated;
  const rise = (cash[at] ?? 0) - (cash[at - 1] ?? 0);
  return rise > Math.max(0, revenueCells(desk)[at] ?? 0) ? null : 0;
}

/** Mean net burn of the months. */
export function averageBurn(
  desk: Desk,
  from: BurnFrom,
  span: Span | null,
  id: string,
  when = '',
): Ref<'money/month'> {
  const label = `${from === 'costs' ? 'Net burn' : 'Net burn, from the bank balance'}${when}`;
  const total = totalBurn(desk, from, span);
  const value = span && total.value !== null ? total.value / lengthOf(span) : null;
  return desk.sheet.derive(
    id,
    label,
    value === null ? { ...total.lack, unit: 'money/month' } : ok(money(value, 'money/month', desk.currency)),
    aMonth(total.formula, span),
    span ? { period: labelOf(desk, span) } : {},
  );
}

export function burnOf<P extends 'quarter' | 'year'>(
  desk: Desk,
  from: BurnFrom,
  during: P,
  span: Span | null,
): Ref<`money/${P}`> {
  const total = totalBurn(desk, from, span);
  const unit = `money/${during}` as const;
  return desk.sheet.derive(
    `burn.${during}`,
    `Net burn of the ${during}`,
    total.value === null ? { ...total.lack, unit } : ok(money(total.value, unit, desk.currency)),
    readAs(unit, total.formula),
    span ? { period: labelOf(desk, span) } : {},
  );
}

/** All cash out a month. From the bank balance alone it cannot be told. */
export function grossBurn(desk: Desk, span: Span | null): Ref<'money/month'> {
  const { value, formula } = costsOver(desk, span);
  return desk.sheet.derive(
    'gross-burn',
    'Gross burn',
    span !== null && value !== null
      ? ok(money(value / lengthOf(span), 'money/month', desk.currency))
      : missing('money/month', 'all costs'),
    aMonth(formula, span),
    span ? { period: labelOf(desk, span) } : {},
  );
}

function aMonth(amount: Expression, span: Span | null): Expression {
  const months = span ? lengthOf(span) : 1;
  return months === 1 ? readAs('money/month', amount) : over(amount, constant(months, 'months'));
}

function costsLessRevenue(desk: Desk, span: Span | null): Expression {
  const { formula } = costsOver(desk, span);
  return desk.earning === 'not-yet'
    ? formula
    : minus(formula, named(sumOver(desk, revenueColumn(desk), span), 'revenue'));
}

function fallOfCash(desk: Desk, span: Span | null, isKnown: boolean): Expression {
  return minus(
    plus(
      named(stockAt(desk, 'cash', span ? span.from - 1 : -1), 'cash before'),
      ...(desk.books.has('funding') ? fundingOver(desk, span, isKnown) : []),
    ),
    named(stockAt(desk, 'cash', span?.to ?? desk.last), 'cash at the end'),
  );
}

/** Of the months that state it; where the rest is not known either, the sum says which blank to fill. */
function fundingOver(desk: Desk, span: Span | null, isKnown: boolean): readonly Expression[] {
  const all = span ? range(span) : [];
  const stated = all.filter((at) => (desk.books.cells.funding[at] ?? null) !== null);
  if (!isKnown || stated.length === all.length) return [named(sumOver(desk, 'funding', span), 'funding')];
  const months = stated.map((at) => named(flowAt(desk, 'funding', at), 'funding'));
  return months.length === 0 ? [] : [readAs('money', listed('plus', 'the funding stated', months))];
}

function totalBurn(desk: Desk, from: BurnFrom, span: Span | null) {
  const months = span ? range(span).map((at) => burnAt(desk, from, at)) : [null];
  const value = months.some((month) => month === null)
    ? null
    : months.reduce<number>((sum, month) => sum + (month ?? 0), 0);
  const formula = from === 'costs' ? costsLessRevenue(desk, span) : fallOfCash(desk, span, value !== null);
  const reason =
    from === 'costs'
      ? 'Add all costs and revenue to see this.'
      : 'Add cash at month end, and funding where the balance rose, to see this.';
  return { value, formula, lack: lack('money', 'missing', reason) satisfies Outcome<'money'> };
}
