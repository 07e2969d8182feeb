import { minus, over, quantity, readAs } from '@slipway/core';
import { missing, ok } from '@slipway/finance';
import { type Desk, lengthOf, type Span } from '../desk/desk.ts';
import { revenueColumn } from '../desk/lines.ts';
import { named, type Ref } from '../desk/sheet.ts';
import { averageOver, countOver } from '../desk/take.ts';
import { averageBurn, type BurnFrom } from './burn.ts';
import { labelOf } from './span.ts';

/** The same months, one window earlier; null where the table does not reach so far. */
export function spanBefore(span: Span): Span | null {
  const length = lengthOf(span);
  return span.from - length < 0 ? null : { from: span.from - length, to: span.to - length };
}

export interface Rises {
  readonly burn: Ref<'share'>;
  readonly revenue: Ref<'share'>;
}

/** Burn and revenue against the window before. */
export function risesOf(
  desk: Desk,
  from: BurnFrom,
  span: Span | null,
  burn: Ref<'money/month'>,
): Rises | null {
  const earlier = span && spanBefore(span);
  if (!span || !earlier) return null;
  const column = revenueColumn(desk);
  const rise = (id: string, label: string, now: Ref<'money/month'>, before: Ref<'money/month'>) =>
    desk.sheet.derive(
      id,
      label,
      now.value !== null && before.value !== null && before.value > 0
        ? ok(quantity(now.value / before.value - 1, 'share'))
        : missing('share', 'the months before'),
      readAs('share', minus(over(named(now, 'now'), named(before, 'before')), 1)),
      { period: labelOf(desk, span) },
    );
  return {
    burn: rise(
      'burn.rise',
      'Rise of net burn',
      burn,
      averageBurn(desk, from, earlier, 'net-burn.before', ', the months before'),
    ),
    revenue: rise(
      'revenue.rise',
      'Rise of revenue',
      averageOver(desk, column, span),
      averageOver(desk, column, earlier),
    ),
  };
}

/** New customers that paid channels brought. */
export function paidShareOf(desk: Desk, span: Span, id: string, label: string): Ref<'share'> {
  const paid = countOver(desk, 'paidCustomers', span, 'customers');
  const all = countOver(desk, 'newCustomers', span, 'customers');
  return desk.sheet.derive(
    id,
    label,
    paid.value !== null && all.value !== null && all.value > 0
      ? ok(quantity(paid.value / all.value, 'share'))
      : missing('share', 'new customers from paid channels'),
    readAs('share', over(named(paid, 'from paid channels'), named(all, 'new customers'))),
    { period: labelOf(desk, span) },
  );
}
