import { burnAt } from '../compute/burn.ts';
import { revenueCells } from '../desk/lines.ts';
import type { Ref } from '../desk/sheet.ts';
import { plainValues, plus, share } from './plain-values.ts';
import type { Telling } from './telling.ts';

/** The same metric month by month, for the small line on its card; null where a month does not allow it. */
export function trailOf({ desk, facts }: Telling, ref: Ref): readonly (number | null)[] | null {
  const { books } = desk;
  const { cells } = books;
  const each = (of: (at: number) => number | null) => {
    const values = books.months.map((_, at) => of(at));
    return values.filter((value) => value !== null).length > 2 ? plainValues(values) : null;
  };
  switch (ref.id) {
    case 'mrr':
      return each((at) => books.endMrr[at] ?? null);
    case 'arpa':
      return each((at) => share(facts.growth.series[at], cells.customers[at]));
    case 'growth':
    case 'mrr-growth':
      return each((at) => growthAt(facts.growth.series, at));
    case 'logo-churn':
      return each((at) => share(cells.lostCustomers[at], books.startCustomers[at]));
    case 'revenue-churn':
      return each((at) => share(plus(cells.churnedMrr[at], cells.contractionMrr[at]), books.startMrr[at]));
    case 'gross-margin':
      return each((at) => {
        const cost = share(cells.cogs[at], revenueCells(desk)[at]);
        return cost === null ? null : 1 - cost;
      });
    case 'net-burn':
      return each((at) => burnAt(desk, facts.cash.from, at));
    case 'cac.blended':
      return each((at) =>
        share(cells.salesMarketing[at - facts.acquisition.lag.quantity.value], cells.newCustomers[at]),
      );
    case 'take-rate':
      return each((at) => share(cells.revenue[at], cells.gmv[at]));
    case 'order-value':
      return each((at) => share(cells.gmv[at] ?? cells.revenue[at], cells.orders[at]));
    default:
      return ref.id === `cells.cash.${books.months.at(-1)}` ? each((at) => cells.cash[at] ?? null) : null;
  }
}

function growthAt(series: readonly (number | null)[], at: number): number | null {
  const [before, now] = [series[at - 1] ?? null, series[at] ?? null];
  return before === null || now === null || before <= 0 ? null : now / before - 1;
}
