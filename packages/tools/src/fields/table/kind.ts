import { type Answer, type Row, rowsOf } from '../answer.ts';
import type { FieldKind } from '../field-kind.ts';
import { markOf } from '../shared/currency-mark.ts';
import { countRows, keepWhole } from '../shared/one-text.ts';
import { cellText, withPercent } from '../shared/percent.ts';
import { columnsOf } from './columns.ts';
import type { TableField, TableValue } from './field.ts';
import { readTable } from './read-table.ts';

export const kind: FieldKind<TableField, TableValue> = {
  read: readTable,
  write,
  raw(field, answer) {
    const rows = rowsOf(answer);
    const columns = columnsOf(field, rows);
    return rows.map((row) =>
      Object.fromEntries(columns.map(({ name, unit }) => [name, withPercent(row[name] ?? '', unit)])),
    );
  },
  say: (_field, answer) => countRows(rowsOf(answer).length),
  keep: keepWhole,
  currencyIn,
};

function write(field: TableField, value: unknown): Answer | null {
  if (!Array.isArray(value)) return null;
  const rows = value.map((row: unknown) => (typeof row === 'object' && row !== null ? row : {}));
  const columns = columnsOf(field, rows);
  return rows.map(
    (row): Row =>
      Object.fromEntries(
        columns.map(({ name, unit }) => {
          const cell: unknown = Reflect.get(row, name);
          if (cell === undefined || cell === null) return [name, ''];
          return [name, typeof cell === 'number' ? cellText(cell, unit) : String(cell)];
        }),
      ),
  );
}

function currencyIn(field: TableField, raw: unknown): string | null {
  const rows = Array.isArray(raw)
    ? raw.slice(0, field.maxRows).filter((row: unknown) => typeof row === 'object' && row !== null)
    : [];
  const columns = columnsOf(field, rows);
  for (const row of rows)
    for (const { kind: cellKind, name } of columns) {
      const cell: unknown = cellKind === 'number' ? Reflect.get(row, name) : null;
      const mark = typeof cell === 'string' ? markOf(cell) : null;
      if (mark !== null) return mark;
    }
  return null;
}
