import { AppError } from '@slipway/core';
import { type Column, isSameCurrency, markOf, parseNumber, readMonth, type TableField } from '@slipway/tools';
import type { Row } from '../brief/brief.ts';
import { type Grid, transpose } from './split-cells.ts';

export interface Fitted {
  readonly rows: readonly Row[];
  /** Headings of the grid, or "Column 1" and so on where it has none. */
  readonly headings: readonly string[];
  /** For each heading the column of ours that takes it; null when there is none. */
  readonly places: readonly (string | null)[];
  /** Rows beyond what the table takes. */
  readonly leftOver: number;
}

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
  const isTurned = down > across && down >= 2;
  const upright = isTurned ? transpose(grid) : grid;
  const [first = [], ...rows] = upright;
  // A turned table's corner is often empty. Words over words of unknown names are headings too.
  const hasHeadings =
    isTurned || (!first.some(isValue) && (across > 0 || (rows.length > 0 && !first.includes(''))));
  if (hasHeadings) refuseTwoCurrencies(first);
  return hasHeadings ? { headings: first, rows } : { headings: null, rows: upright };
}

/** "Revenue (€)" beside "Cash ($)": the cells below are bare numbers, and would be added. */
function refuseTwoCurrencies(headings: readonly string[]): void {
  let first: string | null = null;
  for (const heading of headings) {
    const mark = markOf(/\(([^)]*)\)/u.exec(heading)?.[1] ?? '');
    if (mark === null) continue;
    first ??= mark;
    if (!isSameCurrency(first, mark))
      throw new AppError('request/invalid', {
        problem: `${heading}: ${mark} in a table in ${first}. Please use one currency.`,
      });
  }
}

/** By heading where there are headings, else by order. */
export function findPlaces(
  { headings, rows }: Sheet,
  columns: readonly Column[],
): readonly (string | null)[] {
  const width = headings?.length ?? rows[0]?.length ?? 0;
  if (headings === null) return Array.from({ length: width }, (_, at) => columns[at]?.name ?? null);
  const taken = new Set<string>();
  const places = headings.map((heading) => {
    const found = columns.find((column) => !taken.has(column.name) && isCalled(column, heading));
    if (found) taken.add(found.name);
    return found?.name ?? null;
  });
  const month = columns.find((column) => column.kind === 'month' && !taken.has(column.name));
  if (!month) return places;
  const monthAt = places.findIndex(
    (place, at) =>
      place === null && rows.length > 0 && rows.every((row) => readMonth(row[at] ?? '') !== null),
  );
  return places.map((place, at) => (at === monthAt ? month.name : place));
}

export function fitSheet(
  sheet: Sheet,
  field: Pick<TableField, 'columns' | 'maxRows'>,
  places: readonly (string | null)[],
): Fitted {
  const readers = new Map(
    places.map((place, at) => {
      const column = field.columns.find(({ name }) => name === place);
      return [
        at,
        column
          ? readerOf(
              column,
              sheet.rows.map((row) => row[at] ?? ''),
            )
          : null,
      ] as const;
    }),
  );
  const rows = sheet.rows.slice(0, field.maxRows).map((cells) => {
    const row: Record<string, string> = {};
    for (const [at, place] of places.entries())
      if (place !== null) row[place] = readers.get(at)?.(cells[at] ?? '') ?? '';
    return row;
  });
  return {
    rows,
    headings: sheet.headings ?? places.map((_, at) => `Column ${at + 1}`),
    places,
    leftOver: Math.max(0, sheet.rows.length - field.maxRows),
  };
}

const missing = /^(?:[-–—]+|n\/?a|null|none|nil)$/i;

function readerOf(column: Column, cells: readonly string[]): (cell: string) => string {
  const bare = (cell: string) => (missing.test(cell) ? '' : cell);
  if (column.kind !== 'month') return bare;
  const monthIsFirst = isMonthFirst(cells);
  return (cell) => {
    const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell);
    const plain = parts && monthIsFirst !== null ? `${parts[3]}-${monthIsFirst ? parts[1] : parts[2]}` : cell;
    return readMonth(plain) ?? bare(cell);
  };
}

/** 1/10/2026 alone could be two months; a column in which one part stands still tells which part is the day. */
function isMonthFirst(cells: readonly string[]): boolean | null {
  const dates = cells.map((cell) => /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}$/.exec(cell)).filter((date) => date);
  if (dates.length < 2) return null;
  const parts = (at: 1 | 2) => dates.map((date) => Number(date?.[at]));
  const stands = (at: 1 | 2) => new Set(parts(at)).size === 1;
  if (parts(1).some((part) => part > 12) || (stands(1) && !stands(2))) return false;
  if (parts(2).some((part) => part > 12) || (stands(2) && !stands(1))) return true;
  return null;
}

function countKnown(cells: readonly string[], columns: readonly Column[]): number {
  return columns.filter((column) => cells.some((cell) => isCalled(column, cell))).length;
}

function isCalled(column: Column, heading: string): boolean {
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
