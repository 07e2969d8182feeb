import { type Column, nextMonth, nextPeriod } from '@slipway/tools';
import type { Row } from '../brief/brief.ts';

function blankRow(columns: readonly Column[]): Row {
  return Object.fromEntries(columns.map(({ name }) => [name, '']));
}

/** An empty table shows that it has room. */
const roomRows = 3;

export function roomFor(rows: readonly Row[], columns: readonly Column[]): readonly Row[] {
  return rows.length > 0 ? rows : Array.from({ length: roomRows }, () => blankRow(columns));
}

/** A new row at the end, with the month or day after the last one. */
export function addRow(rows: readonly Row[], columns: readonly Column[]): readonly Row[] {
  const timed = columns.find(({ kind }) => kind === 'month' || kind === 'period');
  const texts = rows.map((row) => (timed ? (row[timed.name] ?? '') : ''));
  const following = timed?.kind === 'period' ? nextPeriod(texts) : nextMonth(texts.at(-1) ?? '');
  const row = blankRow(columns);
  return [...rows, timed && following ? { ...row, [timed.name]: following } : row];
}

export function removeRow(rows: readonly Row[], at: number): readonly Row[] {
  return rows.filter((_, index) => index !== at);
}

export function setCell(rows: readonly Row[], at: number, name: string, text: string): readonly Row[] {
  return rows.map((row, index) => (index === at ? { ...row, [name]: text } : row));
}

/** Lays rows over those that stand from `at` on; cells they do not bring stay as they are. */
export function layOver(
  rows: readonly Row[],
  at: number,
  brought: readonly Row[],
  field: { readonly columns: readonly Column[]; readonly maxRows: number },
): readonly Row[] {
  const length = Math.min(field.maxRows, Math.max(rows.length, at + brought.length));
  return Array.from({ length }, (_, index) => ({
    ...blankRow(field.columns),
    ...rows[index],
    ...(index >= at ? brought[index - at] : undefined),
  }));
}
