import { type Cohort, type Cohorts, monthAt, monthNumber } from '@slipway/finance';
import type { CohortRow } from '../fields.ts';

export interface Triangle extends Cohorts {
  /** Months between the first and the last that no row has anything of. */
  readonly gaps: readonly string[];
  /** The running month was left out: it is not over. */
  readonly isCut: boolean;
  /** Rows in which nobody began. */
  readonly empty: number;
  /** The table names months after the day of the run. */
  readonly isAhead: boolean;
}

/** The cells of a row in their order, with nothing behind the last that is filled. */
export function cellsOf(row: CohortRow): (number | null)[] {
  const cells: (number | null)[] = [];
  for (const [name, cell] of Object.entries(row)) {
    const at = /^m(\d+)$/u.exec(name)?.[1];
    if (at !== undefined && typeof cell === 'number') cells[Number(at)] = cell;
  }
  return Array.from(cells, (cell) => cell ?? null);
}

/** Cells that are shares of the start: all up to 1, or all up to 100 where the start is another number. */
export function scaleOf(row: CohortRow): number {
  const cells = cellsOf(row).filter((cell) => cell !== null);
  if (row.size === null || cells.length === 0) return 1;
  const highest = Math.max(...cells);
  if (highest <= 1) return row.size;
  return cells[0] === 100 && row.size !== 100 && highest <= 100 ? row.size / 100 : 1;
}

export function readTriangle(rows: readonly CohortRow[], asOf: string): Triangle | null {
  const running = monthNumber(asOf);
  const all = rows
    .flatMap((row): Cohort[] => {
      if (row.cohort === null) return [];
      const scale = scaleOf(row);
      const cells = cellsOf(row).map((cell) => (cell === null ? null : Math.round(cell * scale)));
      const size = cells[0] ?? row.size;
      return size === null ? [] : [{ month: row.cohort, size, active: [size, ...cells.slice(1)] }];
    })
    .toSorted((a, b) => monthNumber(a.month) - monthNumber(b.month));
  const begun = all.filter(({ size }) => size > 0);
  const ends = begun.map(({ month, active }) => monthNumber(month) + active.length - 1);
  const isAhead = ends.some((end) => end > running);
  const isCut = !isAhead && ends.includes(running);
  // A month that is not over would look like a month in which many left.
  const cohorts = isCut
    ? begun
        .map((one) => ({
          ...one,
          active: one.active.slice(0, Math.max(0, running - monthNumber(one.month))),
        }))
        .filter(({ active }) => active.length > 0)
    : begun;
  const [first] = cohorts;
  if (!first) return null;
  const seen = new Set(
    cohorts.flatMap(({ month, active }) =>
      active.flatMap((cell, age) => (cell === null ? [] : [monthNumber(month) + age])),
    ),
  );
  const last = Math.max(...seen);
  const gaps = Array.from(
    { length: last - monthNumber(first.month) },
    (_, at) => monthNumber(first.month) + at,
  )
    .filter((month) => !seen.has(month))
    .map(monthAt);
  return { cohorts, last: monthAt(last), gaps, isCut, empty: all.length - begun.length, isAhead };
}

/** Customers who paid in this calendar month, of all cohorts. */
export function activeIn({ cohorts }: Triangle, month: string): number {
  return cohorts.reduce(
    (sum, { month: began, active }) => sum + (active[monthNumber(month) - monthNumber(began)] ?? 0),
    0,
  );
}
