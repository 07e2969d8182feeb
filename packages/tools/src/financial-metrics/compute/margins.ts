import { add, money, scale } from '@slipway/core';
import {
  contributionMargin,
  contributionPerUnit,
  grossMargin,
  type Maybe,
  missing,
  ok,
  orderValue,
  takeRate,
} from '@slipway/finance';
import type { Desk, Span } from '../desk/desk.ts';
import { revenueColumn } from '../desk/lines.ts';
import type { Ref } from '../desk/sheet.ts';
import { countOver, sumOver } from '../desk/take.ts';
import { labelOf } from './span.ts';

export interface Margins {
  readonly gross: Ref<'share'>;
  readonly contribution: Ref<'share'>;
  /** What break-even stands on: contribution where it is known, else gross. */
  readonly best: Ref<'share'>;
  /** What a customer leaves each month. */
  readonly perCustomer: Ref<'money/month'>;
  readonly revenue: Ref<'money'>;
  /** With orders only. */
  readonly order: Ref<'money'> | null;
  readonly perOrder: Ref<'money'> | null;
  /** Marketplaces. */
  readonly gmv: Ref<'money'> | null;
  readonly takeRate: Ref<'share'> | null;
}

export function computeMargins(desk: Desk, arpa: Ref<'money/month'>): Margins {
  const { sheet, window, books } = desk;
  const span = window.from < 0 ? null : window;
  const period = span ? { period: labelOf(desk, span) } : {};
  const revenue = sumOver(desk, revenueColumn(desk), span);
  const cogs = sumOver(desk, 'cogs', span);
  const other = sumOver(desk, 'variableCosts', span);
  const variable = sum(cogs.quantity, other.quantity);
  const gross = sheet.derive(
    'gross-margin',
    'Gross margin',
    grossMargin(revenue.quantity, cogs.quantity),
    '(revenue − cost of goods sold) / revenue',
    [revenue, cogs],
    period,
  );
  const contribution = sheet.derive(
    'contribution-margin',
    'Contribution margin',
    contributionMargin(revenue.quantity, variable),
    '(revenue − cost of goods sold − other variable costs) / revenue',
    [revenue, cogs, other],
    period,
  );
  const best = contribution.value === null ? gross : contribution;
  return {
    revenue,
    gross,
    contribution,
    best,
    perCustomer: sheet.derive(
      'margin.customer',
      'Margin a customer',
      arpa.quantity && best.quantity
        ? ok(scale(arpa.quantity, best.quantity.value))
        : missing('money/month', 'revenue, cost of goods sold and paying customers'),
      best === gross ? 'revenue a customer × gross margin' : 'revenue a customer × contribution margin',
      [arpa, best],
    ),
    ...ordersOver(desk, span, revenue, sumRefs(desk, books.has('variableCosts') ? [cogs, other] : [cogs])),
  };
}

function ordersOver(
  desk: Desk,
  span: Span | null,
  revenue: Ref<'money'>,
  variable: { readonly refs: readonly Ref<'money'>[]; readonly total: Maybe<'money'> },
): Pick<Margins, 'order' | 'perOrder' | 'gmv' | 'takeRate'> {
  const { sheet, books, mode } = desk;
  const isMarket = mode === 'marketplace';
  const gmv = isMarket && books.has('gmv') ? sumOver(desk, 'gmv', span) : null;
  const traded = gmv ?? revenue;
  const hasOrders = (isMarket || mode === 'ecommerce') && books.has('orders');
  const orders = hasOrders ? countOver(desk, 'orders', span, 'orders') : null;
  const period = span ? { period: labelOf(desk, span) } : {};
  const order =
    orders &&
    sheet.derive(
      'order-value',
      'Average order value',
      orderValue(traded.quantity, orders.quantity),
      gmv ? 'GMV / orders' : 'revenue / orders',
      [traded, orders],
      period,
    );
  const left = orders && orderValue(revenue.quantity, orders.quantity);
  const cost = orders && orderValue(variable.total, orders.quantity);
  const quantityOf = (value: number | null | undefined): Maybe<'money'> =>
    value === null || value === undefined ? null : money(value, 'money', desk.currency);
  return {
    gmv,
    order,
    perOrder:
      orders &&
      sheet.derive(
        'contribution.order',
        'Contribution an order',
        contributionPerUnit(quantityOf(left?.value), quantityOf(cost?.value)),
        '(revenue − variable costs) / orders',
        [revenue, orders, ...variable.refs],
        period,
      ),
    takeRate:
      gmv &&
      sheet.derive(
        'take-rate',
        'Take rate',
        takeRate(revenue.quantity, gmv.quantity),
        'revenue / GMV',
        [revenue, gmv],
        period,
      ),
  };
}

function sum(a: Maybe<'money'>, b: Maybe<'money'>): Maybe<'money'> {
  return a && b ? add(a, b) : null;
}

function sumRefs(desk: Desk, refs: readonly Ref<'money'>[]) {
  const total = refs.reduce<Maybe<'money'>>(
    (so, { quantity }) => sum(so, quantity),
    money(0, 'money', desk.currency),
  );
  return { refs, total };
}
