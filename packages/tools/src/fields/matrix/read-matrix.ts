import { isBlank, type Refusal, rawPerEntry, readText, refuse } from '../shared/read-value.ts';
import { readCell } from './cell-text.ts';
import type { Matrix, MatrixCell, MatrixField } from './field.ts';

const nameMaxLength = 80;

interface RawRow {
  readonly name: unknown;
  readonly cells: readonly unknown[];
}

/** Rows and columns without a name and without a cell are left out. */
export function readMatrix(field: MatrixField, raw: unknown): Matrix | Refusal {
  const { label, rowLabel, columnLabel, maxRows, maxColumns } = field;
  const shape = refuse(`${label} must be a table with named rows and columns.`);
  const heads = listIn(raw, 'columns');
  const rawRows = listIn(raw, 'rows');
  if (heads === null || rawRows === null) return shape;
  const tooWide = refuse(`${label} can have at most ${maxColumns} columns.`);
  const tooLong = refuse(`${label} can have at most ${maxRows} rows.`);
  if (heads.length > maxColumns * rawPerEntry) return tooWide;
  if (rawRows.length > maxRows * rawPerEntry) return tooLong;
  const all = rawRows.map(toRow);
  const rows = all.filter((row) => row !== null);
  if (rows.length < all.length || rows.some(({ cells }) => cells.length > heads.length)) return shape;
  const used = heads.flatMap((head, at) =>
    !isBlank(head) || rows.some(({ cells }) => !isEmptyCell(cells[at])) ? [at] : [],
  );
  if (used.length > maxColumns) return tooWide;
  const columns = readNames(
    used.map((at) => ({ number: at + 1, name: heads[at] })),
    label,
    columnLabel,
  );
  if ('problem' in columns) return columns;
  const filled = rows
    .map((row, at) => ({ ...row, number: at + 1 }))
    .filter(({ name, cells }) => !isBlank(name) || cells.some((cell) => !isEmptyCell(cell)));
  if (filled.length > maxRows) return tooLong;
  const names = readNames(filled, label, rowLabel);
  if ('problem' in names) return names;
  const read: { name: string; cells: readonly MatrixCell[] }[] = [];
  for (const [at, { cells }] of filled.entries()) {
    const name = names[at] ?? '';
    const row: MatrixCell[] = [];
    for (const [place, index] of used.entries()) {
      const cell = readCell(`${label}, ${name}, ${columns[place]}`, cells[index]);
      if ('problem' in cell) return cell;
      row.push(cell);
    }
    read.push({ name, cells: row });
  }
  return { columns, rows: read };
}

function readNames(
  entries: readonly { readonly number: number; readonly name: unknown }[],
  label: string,
  what: string,
): readonly string[] | Refusal {
  const names: string[] = [];
  for (const { number, name } of entries) {
    const where = `${label}, ${what.toLowerCase()} ${number}`;
    if (isBlank(name)) return refuse(`${where} has no name.`);
    const text = readText(where, name, nameMaxLength);
    if (typeof text !== 'string') return text;
    if (names.includes(text)) return refuse(`${where}: ${text} is there twice.`);
    names.push(text);
  }
  return names;
}

function isEmptyCell(cell: unknown): boolean {
  if (isBlank(cell)) return true;
  return (
    typeof cell === 'object' &&
    cell !== null &&
    Reflect.get(cell, 'state') === 'unknown' &&
    ['source', 'date', 'plan'].every((part) => isBlank(Reflect.get(cell, part)))
  );
}

function toRow(row: unknown): RawRow | null {
  const cells = listIn(row, 'cells');
  return typeof row === 'object' && row !== null && cells ? { name: Reflect.get(row, 'name'), cells } : null;
}

function listIn(value: unknown, name: string): readonly unknown[] | null {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return Array.isArray(list) ? list : null;
}
