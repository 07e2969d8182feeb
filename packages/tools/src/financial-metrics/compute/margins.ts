import { add, type Expression, minus, money, over, scale, times } from '@slipway/core';
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
import { named, type Ref } from '../desk/sheet.ts';
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
  const [income, sold] = [named(revenue, 'revenue'), named(cogs, 'cost of goods sold')];
  const beside = named(other, 'other variable costs');
  const gross = sheet.derive(
    'gross-margin',
    'Gross margin',
    grossMargin(revenue.quantity, cogs.quantity),
    over(minus(income, sold), income),
    period,
  );
  const contribution = sheet.derive(
    'contribution-margin',
    'Contribution margin',
    contributionMargin(revenue.quantity, variable),
    over(minus(income, sold, beside), income),
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
      times(named(arpa, 'revenue a customer'), best.id),
    ),
    ...ordersOver(
      desk,
      span,
      revenue,
      books.has('variableCosts')
        ? { total: variable, left: minus(income, sold, beside) }
        : { total: cogs.quantity, left: minus(income, sold) },
    ),
  };
}

function ordersOver(
  desk: Desk,
  span: Span | null,
  revenue: Ref<'money'>,
  variable: { readonly total: Maybe<'money'>; readonly left: Expression },
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
      over(named(traded, gmv ? 'GMV' : 'revenue'), named(orders, 'orders')),
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
        over(variable.left, named(orders, 'orders')),
        period,
      ),
    takeRate:
      gmv &&
      sheet.derive(
        'take-rate',
        'Take rate',
        takeRate(revenue.quantity, gmv.quantity),
        over(named(revenue, 'revenue'), named(gmv, 'GMV')),
        period,
      ),
  };
}

function sum(a: Maybe<'money'>, b: Maybe<'money'>): Maybe<'money'> {
  return a && b ? add(a, b) : null;
}
