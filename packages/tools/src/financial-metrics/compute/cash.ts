import { constant, greatest, minus, money, over, plus, subtract, times } from '@slipway/core';
import {
  breakevenRevenue,
  breakevenUnits,
  cashConversionCycle,
  currentRatio,
  cycleDays,
  missing,
  monthAt,
  monthLabel,
  monthNumber,
  ok,
  runwayStatic,
  workingCapital,
} from '@slipway/finance';
import type { Desk, Span } from '../desk/desk.ts';
import { revenueColumn } from '../desk/lines.ts';
import { named, type Ref } from '../desk/sheet.ts';
import { averageOver, given, stockAt, sumOver } from '../desk/take.ts';
import { averageBurn, type BurnFrom, burnSpan, chooseBurn, grossBurn } from './burn.ts';
import type { Margins } from './margins.ts';
import { type Rises, risesOf } from './rises.ts';
import { labelOf } from './span.ts';

export interface Cash {
  readonly cash: Ref<'money'>;
  readonly from: BurnFrom;
  readonly gross: Ref<'money/month'>;
  readonly net: Ref<'money/month'>;
  /** By the other way of counting, where both are known. */
  readonly other: Ref<'money/month'> | null;
  /** Of the window, against the one before it. */
  readonly rises: Rises | null;
  readonly runway: Ref<'months'>;
  /** Revenue and all cash out of the same months: their difference is the net burn. */
  readonly revenue: Ref<'money/month'>;
  readonly out: Ref<'money/month'>;
  readonly sales: Ref<'money/month'>;
  readonly rest: Ref<'money/month'>;
  readonly fixed: Ref<'money/month'>;
  readonly breakeven: Ref<'money/month'>;
  readonly breakevenCustomers: Ref<'count'>;
  readonly balance: Balance | null;
}

interface Balance {
  readonly workingCapital: Ref<'money'>;
  readonly currentRatio: Ref<'ratio'>;
  readonly cycle: Ref<'days'>;
}

export function computeCash(desk: Desk, arpa: Ref<'money/month'>, margins: Margins): Cash {
  const { sheet, last } = desk;
  const from = chooseBurn(desk);
  const span = burnSpan(desk, from);
  const cash = stockAt(desk, 'cash', last);
  const net = averageBurn(desk, from, span, 'net-burn');
  const other = averageBurn(desk, from === 'costs' ? 'cash' : 'costs', span, 'net-burn.other');
  const gross = grossBurn(desk, span);
  const revenue = averageOver(desk, revenueColumn(desk), span);
  const lasts = over(named(cash, 'cash'), named(net, 'net burn'));
  const runway = runwayStatic(cash.quantity, net.quantity);
  const sales = averageOver(desk, 'salesMarketing', span);
  const rest = averageOver(desk, 'otherCosts', span);
  const fixed = sheet.derive(
    'fixed-costs',
    'Fixed costs',
    sales.quantity && rest.quantity
      ? ok(money(sales.quantity.value + rest.quantity.value, 'money/month', desk.currency))
      : missing('money/month', 'sales and marketing and all other costs'),
    plus(named(sales, 'sales and marketing'), named(rest, 'all other costs')),
    { ...(span && { period: labelOf(desk, span) }), note: 'Monthly averages.' },
  );
  const served = margins.perCustomer;
  return {
    cash,
    from,
    net,
    other: other.value === null || net.value === null ? null : other,
    gross,
    rises: risesOf(desk, from, span, net),
    revenue,
    out: from === 'costs' ? gross : outOf(desk, net, revenue),
    runway: sheet.derive(
      'runway',
      'Runway at today’s burn',
      runway,
      cash.value !== null && cash.value <= 0 ? greatest(0, lasts) : lasts,
      !runway.value ? {} : { period: `until ${monthLabel(monthAfter(desk, runway.value))}` },
    ),
    sales,
    rest,
    fixed,
    breakeven:
      desk.earning === 'not-yet'
        ? sheet.derive(
            'breakeven',
            'Revenue to break even',
            net.quantity ? ok(net.quantity) : missing('money/month', 'all costs'),
            plus(named(net, 'all that goes out')),
            { note: 'As long as a sale costs nothing to make.' },
          )
        : sheet.derive(
            'breakeven',
            'Break-even revenue',
            breakevenRevenue(fixed.quantity, margins.best.quantity),
            over(fixed.id, margins.best.id),
          ),
    breakevenCustomers: sheet.derive(
      'breakeven.customers',
      'Customers to break even',
      breakevenUnits(
        fixed.quantity,
        arpa.quantity,
        arpa.quantity && served.quantity ? subtract(arpa.quantity, served.quantity) : null,
      ),
      over(fixed.id, served.id),
      { noun: 'customers' },
    ),
    balance: computeBalance(desk, span),
  };
}

/** The month in which so many months are over. */
export function monthAfter({ books, last }: Desk, months: number): string {
  return monthAt(monthNumber(books.months[last] ?? '0000-01') + Math.ceil(months));
}

/** The bank balance knows only the difference: with the revenue of the same months it gives all that went out. */
function outOf(desk: Desk, net: Ref<'money/month'>, revenue: Ref<'money/month'>): Ref<'money/month'> {
  const income = desk.earning === 'not-yet' ? 0 : revenue.value;
  return desk.sheet.derive(
    'cash-out',
    'All cash out',
    net.value === null || income === null
      ? missing('money/month', 'revenue and cash at month end')
      : ok(money(net.value + income, 'money/month', desk.currency)),
    plus(
      named(net, 'net burn from the bank balance'),
      ...(desk.earning === 'not-yet' ? [] : [named(revenue, 'revenue')]),
    ),
  );
}

/** Only when the form has a balance sheet. */
function computeBalance(desk: Desk, span: Span | null): Balance | null {
  const { input, sheet } = desk;
  const names = ['currentAssets', 'currentLiabilities', 'receivables', 'inventory', 'payables'] as const;
  if (names.every((name) => input[name] === undefined)) return null;
  const assets = given(desk, 'currentAssets', 'Current assets', 'money');
  const liabilities = given(desk, 'currentLiabilities', 'Current liabilities', 'money');
  const days = span ? (365 / 12) * (span.to - span.from + 1) : 0;
  const revenue = sumOver(desk, revenueColumn(desk), span);
  const cogs = sumOver(desk, 'cogs', span);
  const leg = (
    name: 'receivables' | 'inventory' | 'payables',
    label: string,
    flow: Ref<'money'>,
    flowName: string,
  ) => {
    const balance = given(desk, name, label, 'money');
    return sheet.derive(
      `cycle.${name}`,
      `${label}, days`,
      cycleDays(balance.quantity, flow.quantity, days, `${name} and ${flowName}`),
      times(over(named(balance, name), named(flow, flowName)), constant(days, 'days')),
    );
  };
  const legs = [
    leg('receivables', 'Receivables', revenue, 'revenue'),
    leg('inventory', 'Inventory', cogs, 'cost of goods sold'),
    leg('payables', 'Payables', cogs, 'cost of goods sold'),
  ] as const;
  return {
    workingCapital: sheet.derive(
      'working-capital',
      'Working capital',
      workingCapital(assets.quantity, liabilities.quantity),
      minus(assets.id, liabilities.id),
    ),
    currentRatio: sheet.derive(
      'current-ratio',
      'Current ratio',
      currentRatio(assets.quantity, liabilities.quantity),
      over(assets.id, liabilities.id),
    ),
    cycle: sheet.derive(
      'cash-cycle',
      'Cash conversion cycle',
      cashConversionCycle(legs[0].quantity, legs[1].quantity, legs[2].quantity),
      minus(
        plus(named(legs[0], 'days of receivables'), named(legs[1], 'days of inventory')),
        named(legs[2], 'days of payables'),
      ),
    ),
  };
}
