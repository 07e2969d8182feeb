import { type FieldByKind, rowsOf } from '@slipway/tools';
import { TableField } from '../table/table-field.tsx';
import type { Control, ControlProps } from './control.ts';

function TableRows({ answer, sample, quotes: _, ...row }: ControlProps<FieldByKind['table']>) {
  return <TableField {...row} rows={rowsOf(answer)} usual={filledColumns(sample)} />;
}

/** Which columns of a table are usual. */
function filledColumns(rows: unknown): ReadonlySet<string> {
  const all: unknown[] = Array.isArray(rows) ? rows : [];
  const cells = all.flatMap((row) => (typeof row === 'object' && row !== null ? Object.entries(row) : []));
  return new Set(cells.filter(([, cell]) => cell !== null && cell !== undefined).map(([name]) => name));
}

export const control: Control<FieldByKind['table']> = { Row: TableRows, isWide: true };
