import { type Column, columnsOf, moreColumns, parseNumber, type TableField } from '@slipway/tools';
import type { Row } from '../brief/brief.ts';
import type { Grid } from '../files/split-cells.ts';

/** An empty table shows that it grows sideways. */
const roomColumns = 3;

/** The columns of the rows that stand here; of an empty table, a few. */
export function shownColumns(field: TableField, rows: readonly Row[]): readonly Column[] {
  if (field.more === undefined || rows.length > 0) return columnsOf(field, rows);
  return [...field.columns, ...moreColumns(field.more, roomColumns)];
}

/** "Month 3", "3" and "m3" over a column all mean M3. */
export function nameHeadings(field: TableField, grid: Grid): Grid {
  const { more } = field;
  const [first, ...rows] = grid;
  if (more === undefined || first === undefined) return grid;
  const numberOf = (cell: string): number | null => {
    const found = /^(?:m|month|week|day|period)?\s*(\d{1,4})$/iu.exec(cell.trim())?.[1];
    return found === undefined ? null : Number(found);
  };
  const from = first.findIndex((cell) => numberOf(cell) !== null);
  const numbers = from < 0 ? [] : first.slice(from).map(numberOf);
  const start = numbers[0] ?? 0;
  // A row of data may hold 3 and 4; headings count on from 0 or 1 to the end.
  const areHeadings =
    start <= 1 &&
    numbers.length > 1 &&
    numbers.every((number, at) => number === start + at) &&
    first.slice(0, from).every((cell) => Number.isNaN(parseNumber(cell)));
  return areHeadings
    ? [[...first.slice(0, from), ...numbers.map((number) => `${more.label}${number}`)], ...rows]
    : grid;
}

/** The table with room for what is brought: by its headings, else by its width from the column it is put into. */
export function growColumns(
  field: TableField,
  rows: readonly Row[],
  grid: Grid,
  ahead: readonly Column[] | null,
): TableField {
  const columns = shownColumns(field, rows);
  const { more } = field;
  if (more === undefined) return field;
  const shown = columns.length - field.columns.length;
  const named = (grid[0] ?? []).map((cell) =>
    cell.startsWith(more.label) ? Number(cell.slice(more.label.length)) + 1 : 0,
  );
  const byHeading = Math.max(0, ...named.filter((count) => !Number.isNaN(count)));
  const byWidth = shown + Math.max(0, (grid[0]?.length ?? 0) - (ahead ?? columns).length);
  const count = Math.max(shown, byHeading > 0 ? byHeading : byWidth);
  return { ...field, columns: [...field.columns, ...moreColumns(more, count)] };
}
