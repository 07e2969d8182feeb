import { monthAt, monthNumber } from './calendar.ts';
import { type ColumnName, columnNames, type MonthRow } from './columns.ts';
import { movementNames, type Settled, settleMovements } from './settle-movements.ts';

export type Cells = Readonly<Record<ColumnName, readonly (number | null)[]>>;

/** The founder's table, month after month without a hole. A blank stays null. */
export interface Books {
  /** Oldest first; consecutive. */
  readonly months: readonly string[];
  readonly cells: Cells;
  readonly startMrr: readonly (number | null)[];
  readonly endMrr: readonly (number | null)[];
  readonly startCustomers: readonly (number | null)[];
  /** Months between the first and the last that the table leaves out. */
  readonly absent: readonly string[];
  /** Columns that were exported as negative numbers, and are turned around. */
  readonly turned: readonly ColumnName[];
  /** Blank movements that count as none. */
  readonly settled: readonly Settled[];
  /** Months with a blank movement that nothing settles by itself: only there does it matter what a blank means. */
  readonly open: readonly string[];
  has(column: ColumnName): boolean;
}

/** Columns in which a minus is a way of writing, never a fact. */
export const turnable: readonly ColumnName[] = [
  'contractionMrr',
  'churnedMrr',
  'lostCustomers',
  'cogs',
  'variableCosts',
  'salesMarketing',
  'paidMarketing',
  'otherCosts',
];

export function readBooks(table: readonly MonthRow[], blanks: 'missing' | 'none'): Books {
  const { months, rows, absent } = listMonths(table);
  const { cells, turned } = turnAround(rows);
  const { filled, settled, open } = settleMovements(cells, months, blanks);
  const { startMrr, endMrr } = followMrr(filled);
  return {
    months,
    cells: filled,
    startMrr,
    endMrr,
    startCustomers: months.map((_, at) => customersAtStart(filled, at)),
    absent,
    turned,
    settled,
    open,
    has: (column) => filled[column].some((cell) => cell !== null),
  };
}

function listMonths(table: readonly MonthRow[]) {
  const byMonth = new Map<string, MonthRow>();
  for (const row of table) if (row.month !== null) byMonth.set(row.month, row);
  const numbers = [...byMonth.keys()].map(monthNumber);
  const first = Math.min(...numbers);
  const length = numbers.length === 0 ? 0 : Math.max(...numbers) - first + 1;
  const months = Array.from({ length }, (_, at) => monthAt(first + at));
  return {
    months,
    rows: months.map((month) => byMonth.get(month)),
    absent: months.filter((month) => !byMonth.has(month)),
  };
}

function turnAround(rows: readonly (MonthRow | undefined)[]) {
  const turned: ColumnName[] = [];
  const cells = forColumns((name) => {
    const column = rows.map((row) => row?.[name] ?? null);
    const isTurned =
      turnable.includes(name) &&
      column.some((cell) => (cell ?? 0) < 0) &&
      column.every((cell) => (cell ?? 0) <= 0);
    if (isTurned) turned.push(name);
    return isTurned ? column.map((cell) => (cell === null ? null : Math.abs(cell))) : column;
  });
  return { cells, turned };
}

function forColumns(make: (name: ColumnName) => readonly (number | null)[]): Cells {
  const entries = columnNames.map((name) => [name, make(name)] as const);
  return Object.fromEntries(entries) as Cells;
}

/** The start of a month is the end of the one before, unless it is given; the end follows from the movements when blank. */
function followMrr(cells: Cells) {
  const startMrr: (number | null)[] = [];
  const endMrr: (number | null)[] = [];
  for (const at of cells.mrr.keys()) {
    const start = cells.startMrr[at] ?? endMrr[at - 1] ?? null;
    const net = netNewAt(cells, at);
    startMrr.push(start);
    endMrr.push(
      cells.mrr[at] ?? cells.startMrr[at + 1] ?? (start === null || net === null ? null : start + net),
    );
  }
  return { startMrr, endMrr };
}

export function netNewAt(cells: Cells, at: number): number | null {
  let net = 0;
  for (const { name, sign } of movementNames) {
    const cell = cells[name][at] ?? null;
    if (cell === null) return null;
    net += sign * cell;
  }
  return net;
}

function customersAtStart(cells: Cells, at: number): number | null {
  const before = cells.customers[at - 1] ?? null;
  if (before !== null) return before;
  const [end, won, lost] = [cells.customers[at], cells.newCustomers[at], cells.lostCustomers[at]];
  return end == null || won == null || lost == null ? null : end - won + lost;
}
