import { type Expression, minus, over, plus } from '@slipway/core';
import { monthNumber } from '@slipway/finance';
import type { Report } from '@slipway/report';
import type { WorkbookCells } from '../../facet.ts';
import { costColumns } from '../desk/earning.ts';
import type { Input } from '../fields.ts';

type Months = NonNullable<Input['months']>;
type Column = keyof Months[number] & string;

/** The lines over time, a formula a month over the cells of its row; where one is blank, none. */
export function trendTables(months: Months, report: Report): NonNullable<WorkbookCells['tables']> {
  // The lines have a point a month: a row can be taken for one only where none is missing or out of order.
  const numbers = months.map(({ month }) => (month === null ? Number.NaN : monthNumber(month)));
  if (!numbers.every((number, at) => number === (numbers[0] ?? 0) + at)) return {};
  const isFilled = (at: number, name: Column): boolean => typeof months[at]?.[name] === 'number';
  const has = (name: Column): boolean => months.some((_, at) => isFilled(at, name));
  const every = (make: (at: number) => Expression | null) => months.map((_, at) => make(at));
  const cell = (at: number, name: Column): string => `months[${at}].${name}`;
  const only = (name: Column) => every((at) => (isFilled(at, name) ? plus(cell(at, name)) : null));
  const costs = costColumns.filter(has);
  const income: Column = has('revenue') ? 'revenue' : 'mrr';
  const lag = report.figures['assume.lagMonths']?.value ?? 0;
  /** At the start of a month: as it ended before, else counted back from its own end. */
  const start = (at: number): Expression =>
    isFilled(at - 1, 'customers')
      ? plus(cell(at - 1, 'customers'))
      : plus(minus(cell(at, 'customers'), cell(at, 'newCustomers')), cell(at, 'lostCustomers'));
  const startMrr = (at: number): Expression =>
    isFilled(at, 'startMrr')
      ? plus(cell(at, 'startMrr'))
      : at > 0
        ? plus(cell(at - 1, 'mrr'))
        : plus(
            minus(cell(at, 'mrr'), cell(at, 'newMrr'), cell(at, 'expansionMrr'), cell(at, 'reactivationMrr')),
            cell(at, 'contractionMrr'),
            cell(at, 'churnedMrr'),
          );
  return {
    'trend.revenue': {
      MRR: only('mrr'),
      Revenue: only(income),
      'Net burn': every((at) => minus(plus(...costs.map((name) => cell(at, name))), cell(at, income))),
    },
    'trend.gmv': { GMV: only('gmv'), Revenue: only('revenue') },
    'trend.churn': {
      'Customers lost': every((at) => over(cell(at, 'lostCustomers'), start(at))),
      'Revenue lost': every((at) =>
        over(plus(cell(at, 'churnedMrr'), cell(at, 'contractionMrr')), startMrr(at)),
      ),
    },
    'trend.cac': {
      'CAC, blended': every((at) =>
        at < lag ? null : over(cell(at - lag, 'salesMarketing'), cell(at, 'newCustomers')),
      ),
    },
    'trend.cash': { 'Cash at month end': only('cash') },
  };
}
