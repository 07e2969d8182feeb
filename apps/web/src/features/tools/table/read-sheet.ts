import { AppError } from '@slipway/core';
import {
  type Column,
  countTitles,
  isPeriod,
  isSameCurrency,
  markOf,
  parseNumber,
  readMonth,
} from '@slipway/tools';
import { type Grid, transpose } from '../files/split-cells.ts';

/** Headings and rows of a foreign table, its months down the side. */
export interface Sheet {
  readonly headings: readonly string[] | null;
  readonly rows: Grid;
}

/** Finds the headings, and turns a table that has its months along the top. */
export function readSheet(grid: Grid, columns: readonly Column[]): Sheet {
  const across = countKnown(grid[0] ?? [], columns);
  const down = countKnown(
    grid.map((row) => row[0] ?? ''),
    columns,
  );
  const isTurned = (down > across && down >= 2) || hasMonthsAcross(grid, columns);
  const upright = isTurned ? transpose(grid) : grid;
  const [first = [], ...rows] = upright;
  // A turned table's corner is often empty. Words over words of unknown names are headings too.
  const hasHeadings =
    isTurned || (!first.some(isValue) && (across > 0 || (rows.length > 0 && !first.includes(''))));
  if (hasHeadings) refuseTwoCurrencies(first);
  return hasHeadings ? { headings: first, rows } : { headings: null, rows: upright };
}

/** Months over one or two rows of numbers: "Customers, Jan 2026, Feb 2026". */
function hasMonthsAcross([first = [], ...rows]: Grid, columns: readonly Column[]): boolean {
  const months = first.slice(1);
  return (
    columns.some(({ kind }) => kind === 'month' || kind === 'period') &&
    rows.length > 0 &&
    months.length > 1 &&
    months.every((cell) => readMonth(cell) !== null) &&
    [first, ...rows].every((row) => readMonth(row[0] ?? '') === null)
  );
}

/** Without what stands over the headings: the name of the company, of the report, comments. A table of words alone may begin with such a row. */
export function withoutTitles(grid: Grid, columns: readonly Column[]): Grid {
  if (columns.some(({ kind }) => kind === 'text')) return grid;
  const isOfTable = (cell: string) => isValue(cell) || isPeriod(cell) || countKnown([cell], columns) > 0;
  return grid.slice(countTitles(grid, isOfTable));
}

/** "Revenue (€)" beside "Cash ($)": the cells below are bare numbers, and would be added. */
function refuseTwoCurrencies(headings: readonly string[]): void {
  let first: string | null = null;
  for (const heading of headings) {
    const mark = markInHeading(heading);
    if (mark === null) continue;
    first ??= mark;
    if (!isSameCurrency(first, mark))
      throw new AppError('request/invalid', {
        problem: `${heading}: ${mark} in a table in ${first}. Please use one currency.`,
      });
  }
}

/** "€" of "Revenue (€)". */
export function markInHeading(heading = ''): string | null {
  return markOf(/\(([^)]*)\)/u.exec(heading)?.[1] ?? '');
}

function countKnown(cells: readonly string[], columns: readonly Column[]): number {
  return columns.filter((column) => cells.some((cell) => isCalled(column, cell))).length;
}

export function isCalled(column: Column, heading: string): boolean {
  const plain = plainWords(heading);
  return (
    plain !== '' &&
    [column.label, column.name, ...(column.aliases ?? [])].some((name) => plainWords(name) === plain)
  );
}

/** "New MRR (USD)", "new_mrr" and "newMrr" are one heading. */
function plainWords(text: string): string {
  return text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isValue(cell: string): boolean {
  return cell !== '' && (!Number.isNaN(parseNumber(cell)) || readMonth(cell) !== null);
}
