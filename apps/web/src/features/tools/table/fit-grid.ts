import { AppError } from '@slipway/core';
import {
  type Column,
  countTitles,
  isPeriod,
  isSameCurrency,
  markOf,
  orderOf,
  parseNumber,
  readMonth,
  readMonthCell,
  type TableField,
} from '@slipway/tools';
import type { Row } from '../brief/brief.ts';
import { type Grid, transpose } from '../files/split-cells.ts';

export interface Fitted {
  readonly rows: readonly Row[];
  /** Headings of the grid, or "Column 1" and so on where it has none. */
  readonly headings: readonly string[];
  /** For each heading the column of ours that takes it; null when there is none. */
  readonly places: readonly (string | null)[];
  /** Rows beyond what the table takes. */
  readonly leftOver: number;
  /** Rows at the end that add up the others, as they are called. */
  readonly totals: readonly string[];
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

/** Without what stands over the headings: the name of the company, of the report, comments. */
export function withoutTitles(grid: Grid, columns: readonly Column[]): Grid {
  const isOfTable = (cell: string) =>
    isValue(cell) || isPeriod(cell) || countKnown([cell], columns) > 0;
  return grid.slice(countTitles(grid, isOfTable));
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
  const open = columns.filter((column) => !taken.has(column.name));
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const month = open.find(({ kind }) => kind === 'month');
  const period = open.find(({ kind }) => kind === 'period');
  // Where there is one place for numbers, the first column of numbers is meant.
  const number = numbers.length === 1 ? open.find(({ kind }) => kind === 'number') : undefined;
  // "user_id" over numbers names people, and counts none.
  const isId = (at: number) => /(?:^|[ _])id$|Id$|^ID$/u.test(headings[at]?.trim() ?? '');
  let found = placeByCells(places, rows, month, (cell) => readMonth(cell) !== null);
  found = placeByCells(found, rows, period, isPeriod);
  return placeByCells(found, rows, number, (cell) => !Number.isNaN(parseNumber(cell)), isId);
}

/** A column under an unknown heading goes by what more than half of its cells are; the others are named afterwards. */
function placeByCells(
  places: readonly (string | null)[],
  rows: Grid,
  column: Column | undefined,
  holds: (cell: string) => boolean,
  isOther: (at: number) => boolean = () => false,
): readonly (string | null)[] {
  if (column === undefined) return places;
  const isMostly = (at: number) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    return cells.filter(holds).length * 2 > cells.length;
  };
  const found = places.findIndex((place, at) => place === null && !isOther(at) && isMostly(at));
  return places.map((place, at) => (at === found ? column.name : place));
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
  const totals = listTotals(sheet.rows, places, field.columns);
  const given = totals.length === 0 ? sheet.rows : sheet.rows.slice(0, -totals.length);
  const rows = given.slice(0, field.maxRows).map((cells) => {
    const row: Record<string, string> = {};
    for (const [at, place] of places.entries())
      if (place !== null) row[place] = readers.get(at)?.(cells[at] ?? '') ?? '';
    return row;
  });
  return {
    rows,
    headings: sheet.headings ?? places.map((_, at) => `Column ${at + 1}`),
    places,
    leftOver: Math.max(0, given.length - field.maxRows),
    totals,
  };
}

const sumsUp =
  /^(?:grand |sub-?|weighted )?(?:totals?|sum|average|avg|mean|median|gesamt|summe|mittelwert|moyenne)\b/iu;

/** Where months are asked for, "Total" at the end is none. */
function listTotals(
  rows: Grid,
  places: readonly (string | null)[],
  columns: readonly Column[],
): readonly string[] {
  const dated = columns.find(({ kind }) => kind === 'month' || kind === 'period' || kind === 'date');
  const at = dated === undefined ? -1 : places.indexOf(dated.name);
  if (at < 0) return [];
  const last = rows.findLastIndex((row) => !sumsUp.test(row[at] ?? ''));
  return rows.slice(last + 1).map((row) => row[at] ?? '');
}

const missing = /^(?:[-–—]+|n\/?a|null|none|nil)$/i;

function readerOf(column: Column, cells: readonly string[]): (cell: string) => string {
  const bare = (cell: string) => (missing.test(cell) ? '' : cell);
  if (column.kind !== 'month') return bare;
  // 1/10/2026 alone could be two months.
  const order = orderOf(cells);
  return (cell) => {
    const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell);
    const plain = parts && order ? `${parts[3]}-${order === 'month-first' ? parts[1] : parts[2]}` : cell;
    return readMonthCell(plain) ?? bare(cell);
  };
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
