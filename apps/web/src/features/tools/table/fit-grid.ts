import {
  type Column,
  isPeriod,
  markOf,
  orderOf,
  parseNumber,
  readMonth,
  readMonthCell,
  type TableField,
} from '@slipway/tools';
import type { Row } from '../brief/brief.ts';
import type { Grid } from '../files/split-cells.ts';
import { isCalled, markInHeading, type Sheet } from './read-sheet.ts';

export interface Fitted {
  readonly rows: readonly Row[];
  /** Headings of the grid, or "Column 1" and so on where it has none. */
  readonly headings: readonly string[];
  /** For each heading the column of ours that takes it; null when there is none. */
  readonly places: readonly (string | null)[];
  /** Rows beyond what the table takes, and the side they were cut off: of months in order the oldest. */
  readonly leftOver: number;
  readonly cutAt: 'start' | 'end';
  /** Rows at the end that add up the others, as they are called. */
  readonly totals: readonly string[];
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
              markInHeading(sheet.headings?.[at]),
            )
          : null,
      ] as const;
    }),
  );
  const totals = listTotals(sheet.rows, places, field.columns);
  const given = totals.length === 0 ? sheet.rows : sheet.rows.slice(0, -totals.length);
  const leftOver = Math.max(0, given.length - field.maxRows);
  const cutAt = leftOver > 0 && isOldestFirst(given, datedAt(places, field.columns)) ? 'start' : 'end';
  const taken = cutAt === 'start' ? given.slice(leftOver) : given.slice(0, field.maxRows);
  const rows = taken.map((cells) => {
    const row: Record<string, string> = {};
    for (const [at, place] of places.entries())
      if (place !== null) row[place] = readers.get(at)?.(cells[at] ?? '') ?? '';
    return row;
  });
  return {
    rows,
    headings: sheet.headings ?? places.map((_, at) => `Column ${at + 1}`),
    places,
    leftOver,
    cutAt,
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
  const at = datedAt(places, columns);
  if (at < 0) return [];
  const last = rows.findLastIndex((row) => !sumsUp.test(row[at] ?? ''));
  return rows.slice(last + 1).map((row) => row[at] ?? '');
}

/** The place of the column of dates; -1 where there is none. */
function datedAt(places: readonly (string | null)[], columns: readonly Column[]): number {
  const dated = columns.find(({ kind }) => kind === 'month' || kind === 'period' || kind === 'date');
  return dated === undefined ? -1 : places.indexOf(dated.name);
}

function isOldestFirst(rows: Grid, at: number): boolean {
  const months = rows.flatMap((row) => readMonth(row[at] ?? '') ?? []);
  return (months[0] ?? '') < (months.at(-1) ?? '');
}

const missing = /^(?:[-–—]+|n\/?a|null|none|nil)$/i;

function readerOf(column: Column, cells: readonly string[], mark: string | null): (cell: string) => string {
  const bare = (cell: string) => (missing.test(cell) ? '' : cell);
  // "Revenue (€)" over bare numbers: in the form they stand without that heading.
  if (column.kind === 'number' && mark !== null)
    return (cell) => (/\d$|\d\)$/u.test(cell) && markOf(cell) === null ? `${mark} ${cell}` : bare(cell));
  if (column.kind !== 'month') return bare;
  // 1/10/2026 alone could be two months.
  const order = orderOf(cells);
  return (cell) => {
    const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell);
    const plain = parts && order ? `${parts[3]}-${order === 'month-first' ? parts[1] : parts[2]}` : cell;
    return readMonthCell(plain) ?? bare(cell);
  };
}
