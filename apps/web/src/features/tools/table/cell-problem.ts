import { type Column, isPeriod, parseNumber, readField } from '@slipway/tools';
import type { Row } from '../brief/brief.ts';

const mostNamed = 3;

/** What is wrong with a cell by itself; null when nothing is. */
export function cellProblem(column: Column, text: string): string | null {
  const bare = text.trim();
  if (bare === '') return null;
  if (column.kind === 'period') return isPeriod(bare) ? null : `“${bare}” is no date we can read.`;
  const field = { name: 'cell', label: 'Cell', kind: 'table', columns: [column], maxRows: 1 } as const;
  // Alone 1.200 may be two numbers; the whole column shows which, and is read when it is complete.
  const cell = column.kind === 'number' ? parseNumber(bare) : bare;
  const read = readField(field, [{ [column.name]: cell }]);
  if (!(typeof read === 'object' && 'problem' in read)) return null;
  return column.kind === 'number' && Number.isNaN(cell)
    ? `“${bare}” is no number.`
    : read.problem.replace(/^Cell, row 1, /u, '');
}

export function isBadRow(columns: readonly Column[], row: Row): boolean {
  return columns.some((column) => cellProblem(column, row[column.name] ?? '') !== null);
}

/** The first few cells of a table that was brought, by row and reason. The others stay as they are. */
export function listBadCells(columns: readonly Column[], rows: readonly Row[]): readonly string[] {
  const bad: string[] = [];
  for (const [index, row] of rows.entries())
    for (const column of columns) {
      const problem = cellProblem(column, row[column.name] ?? '');
      if (problem !== null) bad.push(`Row ${index + 1}, ${column.label}: ${problem}`);
    }
  const others = bad.length - mostNamed;
  if (others <= 0) return bad;
  return [...bad.slice(0, mostNamed), `${others} more ${others === 1 ? 'cell needs' : 'cells need'} a look.`];
}
