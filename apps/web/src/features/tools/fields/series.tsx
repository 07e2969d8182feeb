import { type FieldByKind, kindOf, rowsOf, tableOf } from '@slipway/tools';
import { useMemo } from 'react';
import { TableField } from '../table/table-field.tsx';
import type { Control, ControlProps } from './control.ts';

type Series = FieldByKind['series'];

/** A table of two columns, and what its rows were understood as. */
function SeriesRow({ field, answer, sample: _sample, quotes: _quotes, ...row }: ControlProps<Series>) {
  const table = useMemo(() => tableOf(field), [field]);
  const summary = useMemo(() => summaryOf(field, answer), [field, answer]);
  return (
    <TableField
      {...row}
      field={table}
      rows={rowsOf(answer)}
      usual={new Set()}
      summary={summary === null ? null : <p className="text-sm">{summary}</p>}
    />
  );
}

/** "24 months from January 2025, 2 of them without a number."; null while they cannot be read. */
function summaryOf(field: Series, answer: ControlProps<Series>['answer']): string | null {
  if (answer === undefined) return null;
  const kind = kindOf(field);
  const read = kind.read(field, kind.raw(field, answer), null);
  if ('problem' in read) return null;
  const open = read.values.filter((value) => value === null).length;
  const gaps = open === 0 ? '' : `, ${open} of them without a number`;
  return `Read as ${kind.say(field, answer)}${gaps}.`;
}

export const control: Control<Series> = { Row: SeriesRow, isWide: true };
