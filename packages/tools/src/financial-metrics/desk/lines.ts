import { called, type Expression, minus, money, plus } from '@slipway/core';
import { missing, monthLabel, ok } from '@slipway/finance';
import { columnLabel } from '../columns.ts';
import type { Desk, Span } from './desk.ts';
import { costColumns } from './earning.ts';
import { named, type Ref } from './sheet.ts';
import { customersAt, type FlowColumn, flowAt, inSentence, sumOver } from './take.ts';

/** Lines of the books that follow from several cells: opening and closing MRR, revenue, all costs. */

/** MRR at the end of a month: as given, or led to by the movements. Index -1 is the start of the first month. */
export function mrrAt(desk: Desk, at: number): Ref<'money/month'> {
  const { books, sheet, currency } = desk;
  const month = books.months[at];
  if (month === undefined || (books.cells.mrr[at] ?? null) !== null)
    return at === -1 && books.cells.startMrr[0] != null
      ? flowAt(desk, 'startMrr', 0)
      : flowAt(desk, 'mrr', at);
  if ((books.cells.startMrr[at + 1] ?? null) !== null) return flowAt(desk, 'startMrr', at + 1);
  const value = books.endMrr[at] ?? null;
  if (value === null) return flowAt(desk, 'mrr', at);
  return sheet.derive(
    `mrr.${month}`,
    'MRR at month end',
    ok(money(value, 'money/month', currency)),
    plus(named(startMrrAt(desk, at), 'opening MRR'), movementsAt(desk, at)),
    { period: monthLabel(month) },
  );
}

/** What new, expansion, reactivation, contraction and churned MRR of a month come to. */
export function movementsAt(desk: Desk, at: number): Expression {
  return minus(
    plus(
      named(flowAt(desk, 'newMrr', at), 'new'),
      named(flowAt(desk, 'expansionMrr', at), 'expansion'),
      named(flowAt(desk, 'reactivationMrr', at), 'reactivation'),
    ),
    named(flowAt(desk, 'contractionMrr', at), 'contraction'),
    named(flowAt(desk, 'churnedMrr', at), 'churned'),
  );
}

export function startMrrAt(desk: Desk, at: number): Ref<'money/month'> {
  return (desk.books.cells.startMrr[at] ?? null) !== null
    ? flowAt(desk, 'startMrr', at)
    : mrrAt(desk, at - 1);
}

/** Customers at the start: those of the month before, or counted back from the end. */
export function startCustomersAt(desk: Desk, at: number): Ref<'count'> {
  const { books, sheet } = desk;
  if ((books.cells.customers[at - 1] ?? null) !== null) return customersAt(desk, at - 1);
  const month = books.months[at] ?? '';
  const value = books.startCustomers[at] ?? null;
  return sheet.put(
    `start-customers.${month}`,
    'Customers at month start',
    value === null ? missing('count', 'paying customers of the month before') : ok({ value, unit: 'count' }),
    { kind: 'measured', field: `months[${month}].customers, newCustomers, lostCustomers` },
    { noun: 'customers', ...(month !== '' && { period: monthLabel(month) }) },
  );
}

/** Without a revenue column the MRR of a subscription business stands in for it. */
export function revenueColumn({ books, mode }: Desk): 'revenue' | 'mrr' {
  return mode === 'saas' && !books.has('revenue') && books.has('mrr') ? 'mrr' : 'revenue';
}

export function revenueCells(desk: Desk): readonly (number | null)[] {
  return desk.earning === 'not-yet' ? desk.books.months.map(() => 0) : desk.books.cells[revenueColumn(desk)];
}

/** Other variable costs may be left out: then they are among the others. Before revenue any column may, except all of them. */
function listCostColumns({ books, earning }: Desk): readonly FlowColumn[] {
  const given = costColumns.filter((name) => books.has(name));
  if (earning === 'not-yet' && given.length > 0) return given;
  return costColumns.filter((name) => name !== 'variableCosts' || books.has(name));
}

export function costsAt(desk: Desk, at: number): number | null {
  const cells = listCostColumns(desk).map((name) => desk.books.cells[name][at] ?? null);
  return cells.some((cell) => cell === null)
    ? null
    : cells.reduce<number>((sum, cell) => sum + (cell ?? 0), 0);
}

interface Costs {
  /** Null when a column has a blank. */
  readonly value: number | null;
  readonly formula: Expression;
}

/** All costs of the span. */
export function costsOver(desk: Desk, span: Span | null): Costs {
  const parts = listCostColumns(desk).map((name) => ({ name, ref: sumOver(desk, name, span) }));
  return {
    value: parts.every(({ ref }) => ref.value !== null)
      ? parts.reduce((sum, { ref }) => sum + (ref.value ?? 0), 0)
      : null,
    formula: called(
      'all costs',
      plus(...parts.map(({ name, ref }) => named(ref, inSentence(columnLabel(name))))),
    ),
  };
}
