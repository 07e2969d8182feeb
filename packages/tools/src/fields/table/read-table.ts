import { isSameCurrency, markOf } from '../shared/currency-mark.ts';
import { readMonthCell } from '../shared/excel-day.ts';
import { askFor, type DecimalSign, shownSign, unclearSign } from '../shared/parse-number.ts';
import { readDate } from '../shared/read-date.ts';
import { isBlank, type Refusal, rawPerEntry, readNumber, readText, refuse } from '../shared/read-value.ts';
import { countFilled, moreColumns } from './columns.ts';
import type { Column, TableField, TableRow } from './field.ts';

interface RawRow {
  /** As the person counts, blank rows included. */
  readonly number: number;
  readonly cells: object;
}

export function readTable(
  { label, columns: fixed, more, maxRows }: Pick<TableField, 'label' | 'columns' | 'more' | 'maxRows'>,
  value: unknown,
  currency: string | null,
): readonly TableRow[] | Refusal {
  if (!Array.isArray(value)) return refuse(`${label} must be a table.`);
  const tooMany = refuse(`${label} can have at most ${maxRows} rows.`);
  if (value.length > maxRows * rawPerEntry) return tooMany;
  const count = more ? countFilled(more, value.filter(isRow)) : 0;
  if (more && count > more.max)
    return refuse(`${label} can have at most ${more.max} columns of ${more.label}.`);
  const columns = more ? [...fixed, ...moreColumns(more, count)] : fixed;
  const raw: RawRow[] = [];
  for (const [index, cells] of value.entries()) {
    if (!isRow(cells)) return refuse(`${label}, row ${index + 1}: this is not a row.`);
    if (columns.some(({ name }) => !isBlank(cellOf(cells, name)))) raw.push({ number: index + 1, cells });
    if (raw.length > maxRows) return tooMany;
  }
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const mixed = findSecondCurrency(raw, numbers, currency);
  if (mixed !== null) return refuse(mixed);
  const signs = signsOf(raw, numbers);
  if ('problem' in signs) return signs;
  const rows: TableRow[] = [];
  for (const { number, cells } of raw) {
    const row: Record<string, string | number | null> = {};
    for (const column of columns) {
      const where = `${label}, row ${number}, ${column.label}`;
      const read = readCell(where, column, cellOf(cells, column.name), signs.of.get(column.name));
      if (typeof read === 'object' && read !== null) return read;
      row[column.name] = read;
    }
    rows.push(row);
  }
  return rows;
}

function isRow(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cellOf(cells: object, name: string): unknown {
  return Object.hasOwn(cells, name) ? Reflect.get(cells, name) : null;
}

function listTexts(rows: readonly RawRow[], { name }: Column): { number: number; text: string }[] {
  return rows.flatMap(({ number, cells }) => {
    const cell = cellOf(cells, name);
    return typeof cell === 'string' ? [{ number, text: cell.trim() }] : [];
  });
}

/** Nothing is converted, so two currencies cannot be added. */
function findSecondCurrency(
  rows: readonly RawRow[],
  columns: readonly Column[],
  chosen: string | null,
): string | null {
  let first = chosen;
  for (const row of rows)
    for (const column of columns)
      for (const { number, text } of listTexts([row], column)) {
        const mark = markOf(text);
        if (mark === null) continue;
        if (first !== null && !isSameCurrency(first, mark))
          return `Row ${number}, ${column.label}: ${mark} in a table in ${first}. Please use one currency.`;
        first ??= mark;
      }
  return null;
}

/** `1.200` is read by what the rest of its column shows, then by what the rest of the table shows; else it is asked. */
function signsOf(
  rows: readonly RawRow[],
  columns: readonly Column[],
): { readonly of: ReadonlyMap<string, DecimalSign> } | Refusal {
  const of = new Map<string, DecimalSign>();
  const texts = new Map(columns.map((column) => [column, listTexts(rows, column)]));
  for (const [column, cells] of texts) {
    const shown = cells.find(({ text }) => shownSign(text) !== null);
    if (shown === undefined) continue;
    const sign = shownSign(shown.text);
    const against = cells.find(({ text }) => (shownSign(text) ?? sign) !== sign);
    if (against !== undefined)
      return refuse(
        `Row ${against.number}, ${column.label}: ${against.text} has a decimal ${sign === ',' ? 'point' : 'comma'}, ${shown.text} a decimal ${sign === ',' ? 'comma' : 'point'}. Please write all the same way.`,
      );
    if (sign !== null) of.set(column.name, sign);
  }
  const table = new Set(of.values());
  const isComma = table.has(',') && !table.has('.');
  for (const [column, cells] of texts) {
    if (of.has(column.name)) continue;
    // In a table of commas 1,200 is unclear; elsewhere only 1.200 is, because people here write thousands with a comma.
    const unclear = cells.find(({ text }) => unclearSign(text) === (isComma ? ',' : '.'));
    if (unclear !== undefined)
      return refuse(`Row ${unclear.number}, ${column.label}: ${askFor(unclear.text)}`);
    of.set(column.name, isComma ? ',' : '.');
  }
  return { of };
}

function readCell(
  where: string,
  column: Column,
  cell: unknown,
  decimal: DecimalSign | undefined,
): string | number | null | Refusal {
  if (isBlank(cell)) return null;
  if (column.kind === 'number')
    return readNumber(where, cell, column.min === undefined ? {} : { min: column.min }, decimal);
  if (column.kind === 'date') return readDate(where, cell);
  if (column.kind === 'month')
    return readMonthCell(String(cell)) ?? refuse(`${where}: please write the month as 2026-10.`);
  return readText(where, cell, 200);
}
