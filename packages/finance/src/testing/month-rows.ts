import { monthAt, monthNumber } from '../months/calendar.ts';
import { blankCells, type MonthRow } from '../months/columns.ts';

export function row(month: string, cells: Partial<MonthRow>): MonthRow {
  return { ...blankCells, ...cells, month };
}

/** So many months from January 2026 on. */
export function table(length: number, cells: (at: number) => Partial<MonthRow>): MonthRow[] {
  return Array.from({ length }, (_, at) => row(monthAt(monthNumber('2026-01') + at), cells(at)));
}
