import { type Row, splitCell, stateOf } from '@slipway/tools';
import type { Grid } from '../files/split-cells.ts';

/** The first row holds the names of the columns, `c0`, `c1` …; the others have a `name` and their cells. */
export type MatrixRows = readonly Row[];

/** Of a cell, a row's name (column −1) or a column's name (row −1). */
export interface MatrixPlace {
  readonly row: number;
  readonly column: number;
}

interface Limits {
  readonly maxRows: number;
  readonly maxColumns: number;
}

const roomRows = 3;
const roomColumns = 2;
const comparedLeast = 3;

/** An empty one shows that it has room; one product alone has room for two to compare it with. */
export function roomFor(rows: MatrixRows): MatrixRows {
  if (rows.length === 0) return sized([], roomRows, roomColumns);
  return countColumns(rows) === 1 ? sized(rows, rows.length - 1, comparedLeast) : rows;
}

export function countColumns([heads = {}]: MatrixRows): number {
  return Object.keys(heads).filter((key) => /^c\d+$/u.test(key)).length;
}

export function textAt(rows: MatrixRows, { row, column }: MatrixPlace): string {
  return rows[row + 1]?.[keyOf(column)] ?? '';
}

export function setText(rows: MatrixRows, place: MatrixPlace, text: string): MatrixRows {
  return rows.map((row, index) => (index === place.row + 1 ? { ...row, [keyOf(place.column)]: text } : row));
}

export function addRow(rows: MatrixRows): MatrixRows {
  return sized(rows, rows.length, countColumns(rows));
}

export function addColumn(rows: MatrixRows): MatrixRows {
  return sized(rows, rows.length - 1, countColumns(rows) + 1);
}

export function removeRow(rows: MatrixRows, at: number): MatrixRows {
  return rows.filter((_, index) => index !== at + 1);
}

/** Those behind it move up. */
export function removeColumn(rows: MatrixRows, at: number): MatrixRows {
  const left = Array.from({ length: countColumns(rows) }, (_, column) => column).filter((one) => one !== at);
  return rows.map((row) => ({
    ...(row.name !== undefined && { name: row.name }),
    ...Object.fromEntries(left.map((from, to) => [keyOf(to), row[keyOf(from)] ?? ''])),
  }));
}

const isState = (text: string): boolean => stateOf(splitCell(text).state) !== null;
const statesLeast = 0.5;

/** A whole sheet, with names along its top and its side, begins at the corner wherever it is pasted. */
export function startOf(grid: Grid, at: MatrixPlace): MatrixPlace {
  const [heads = [], ...lines] = grid;
  const names = [...heads.slice(1), ...lines.map(([name = '']) => name)];
  const cells = lines.flatMap((line) => line.slice(1));
  const isWhole =
    cells.length > 0 && !names.some(isState) && cells.filter(isState).length >= statesLeast * cells.length;
  return isWhole ? { row: -1, column: -1 } : at;
}

/** Lays a foreign table over it from one place on; it grows as far as it may. */
export function layOver(
  rows: MatrixRows,
  grid: Grid,
  at: MatrixPlace,
  { maxRows, maxColumns }: Limits,
): { readonly rows: MatrixRows; readonly leftOut: { readonly rows: number; readonly columns: number } } {
  const needed = { rows: at.row + grid.length, columns: at.column + (grid[0]?.length ?? 0) };
  const size = {
    rows: Math.min(maxRows, Math.max(rows.length - 1, needed.rows)),
    columns: Math.min(maxColumns, Math.max(countColumns(rows), needed.columns)),
  };
  let laid = sized(rows, size.rows, size.columns);
  for (const [down, cells] of grid.entries())
    for (const [across, text] of cells.entries()) {
      const place = { row: at.row + down, column: at.column + across };
      const isCorner = place.row < 0 && place.column < 0;
      if (!isCorner && place.row < size.rows && place.column < size.columns)
        laid = setText(laid, place, text);
    }
  return {
    rows: laid,
    leftOut: {
      rows: Math.max(0, needed.rows - size.rows),
      columns: Math.max(0, needed.columns - size.columns),
    },
  };
}

function sized(rows: MatrixRows, count: number, columns: number): MatrixRows {
  const cells = Object.fromEntries(Array.from({ length: columns }, (_, at) => [keyOf(at), '']));
  return Array.from({ length: count + 1 }, (_, index) => ({
    ...(index > 0 && { name: '' }),
    ...cells,
    ...rows[index],
  }));
}

function keyOf(column: number): string {
  return column < 0 ? 'name' : `c${column}`;
}
