import { absolute, minus, over, plus, readAs } from '@slipway/core';
import {
  arpa,
  missing,
  monthLabel,
  mrrGrowth,
  netNewAt,
  netNewMrr,
  ok,
  reconcile,
  recurringRevenue,
} from '@slipway/finance';
import type { Desk } from '../desk/desk.ts';
import { movementsAt, mrrAt, revenueColumn, startMrrAt } from '../desk/lines.ts';
import { named, type Ref } from '../desk/sheet.ts';
import { customersAt, flowAt } from '../desk/take.ts';

export interface Recurring {
  readonly mrr: Ref<'money/month'>;
  readonly start: Ref<'money/month'>;
  readonly moves: Readonly<Record<MoveName, Ref<'money/month'>>>;
  readonly netNew: Ref<'money/month'>;
  readonly monthGrowth: Ref<'share/month'>;
  /** The latest month that does not add up, and by how much. */
  readonly gap: Ref<'money/month'> | null;
  readonly gapMonths: readonly string[];
}
type MoveName = 'new' | 'expansion' | 'reactivation' | 'contraction' | 'churned';

export function computeRecurring(desk: Desk): Recurring | null {
  const { sheet, books, last, mode } = desk;
  if (mode !== 'saas' || !books.endMrr.some((value) => value !== null)) return null;
  const period = { period: monthLabel(books.months[last] ?? '') };
  const end = mrrAt(desk, last);
  const start = startMrrAt(desk, last);
  const moves = {
    new: flowAt(desk, 'newMrr', last),
    expansion: flowAt(desk, 'expansionMrr', last),
    reactivation: flowAt(desk, 'reactivationMrr', last),
    contraction: flowAt(desk, 'contractionMrr', last),
    churned: flowAt(desk, 'churnedMrr', last),
  };
  const netNew = sheet.derive(
    'net-new-mrr',
    'Net new MRR',
    netNewMrr({
      new: moves.new.quantity,
      expansion: moves.expansion.quantity,
      reactivation: moves.reactivation.quantity,
      contraction: moves.contraction.quantity,
      churned: moves.churned.quantity,
    }),
    movementsAt(desk, last),
    period,
  );
  return {
    mrr: sheet.derive(
      'mrr',
      'MRR',
      recurringRevenue(end.quantity),
      plus(named(end, 'MRR at the end of the latest month')),
      period,
    ),
    start,
    moves,
    netNew,
    monthGrowth: sheet.derive(
      'mrr-growth',
      'MRR growth in the latest month',
      mrrGrowth(netNew.quantity, start.quantity),
      readAs('share/month', over(netNew.id, named(start, 'MRR at the start of the month'))),
      period,
    ),
    ...findGaps(desk),
  };
}

/** Months whose start, movements and end are all stated, and do not fit. */
function findGaps(desk: Desk): { gap: Ref<'money/month'> | null; gapMonths: readonly string[] } {
  const { books, sheet } = desk;
  let gap: Ref<'money/month'> | null = null;
  const gapMonths: string[] = [];
  for (const [at, month] of books.months.entries()) {
    if ((books.cells.mrr[at] ?? null) === null) continue;
    const [start, end] = [startMrrAt(desk, at), flowAt(desk, 'mrr', at)];
    const net = netNewAt(books.cells, at);
    if (!start.quantity || net === null || !end.quantity) continue;
    const found = reconcile(start.quantity, { ...end.quantity, value: net }, end.quantity);
    if (found.reconciles) continue;
    gapMonths.push(month);
    gap = sheet.derive(
      `gap.${month}`,
      'Gap in the movements',
      ok({ ...found.gap, value: Math.abs(found.gap.value) }),
      absolute(
        minus(named(end, 'MRR at the end'), plus(named(start, 'MRR at the start'), movementsAt(desk, at))),
      ),
      { period: monthLabel(month) },
    );
  }
  return { gap, gapMonths };
}

/** Revenue a customer and month, from MRR or from revenue. */
export function computeArpa(desk: Desk): Ref<'money/month'> {
  const { sheet, last, books, mode } = desk;
  const isMrr = mode === 'saas' && books.endMrr.some((value) => value !== null);
  const revenue = isMrr ? mrrAt(desk, last) : flowAt(desk, revenueColumn(desk), last);
  const customers = customersAt(desk, last);
  return sheet.derive(
    'arpa',
    isMrr ? 'ARPA' : 'Revenue a customer',
    last < 0 ? missing('money/month', 'revenue') : arpa(revenue.quantity, customers.quantity),
    over(named(revenue, isMrr ? 'MRR' : 'revenue'), named(customers, 'paying customers of the same month')),
    { period: monthLabel(books.months[last] ?? '') },
  );
}
