import type { Books, ColumnName } from '@slipway/finance';
import type { Input } from '../fields.ts';

export type Earning = 'not-yet' | 'now' | 'no-longer';

const income: readonly ColumnName[] = ['revenue', 'mrr', 'newMrr', 'gmv', 'orders', 'customers'];
export const costColumns = ['cogs', 'variableCosts', 'salesMarketing', 'otherCosts'] as const;

/** A table of costs without any income is a founder's who does not earn yet; one of cash alone may be anybody's. */
export function earningOf({ cells, endMrr, has }: Books, chosen: Input['mode']): Earning {
  const isSome = (cell: number | null) => cell !== null && cell !== 0;
  if (!income.some((name) => cells[name].some(isSome)))
    return chosen === 'before-revenue' || income.some(has) || costColumns.some(has) ? 'not-yet' : 'now';
  const lines = [has('revenue') ? cells.revenue : endMrr, endMrr];
  return lines.some((line) => line.at(-1) === 0 && line.some(isSome)) ? 'no-longer' : 'now';
}
