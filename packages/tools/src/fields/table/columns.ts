import { isBlank } from '../shared/read-value.ts';
import type { Column, MoreColumns, TableField } from './field.ts';

/** The columns of a table that holds these rows: the fixed ones, and as many more as a key of theirs names. */
export function columnsOf(
  { columns, more }: Pick<TableField, 'columns' | 'more'>,
  rows: readonly object[],
): readonly Column[] {
  if (more === undefined) return columns;
  return [
    ...columns,
    ...moreColumns(
      more,
      countMore(more, rows, () => true),
    ),
  ];
}

/** At most `more.max`. */
export function moreColumns(more: MoreColumns, count: number): readonly Column[] {
  const { name, label, max, unit, min, help } = more;
  return Array.from({ length: Math.min(count, max) }, (_, at) => ({
    name: `${name}${at}`,
    label: `${label}${at}`,
    kind: 'number' as const,
    aliases: [`month ${at}`, `week ${at}`, `period ${at}`],
    ...(unit && { unit }),
    ...(min !== undefined && { min }),
    ...(help && { help }),
  }));
}

/** One more than the highest that holds something. */
export function countFilled(more: MoreColumns, rows: readonly object[]): number {
  return countMore(more, rows, (cell) => !isBlank(cell));
}

const wholeNumber = /^(?:0|[1-9]\d{0,4})$/u;

function countMore(
  { name }: MoreColumns,
  rows: readonly object[],
  counts: (cell: unknown) => boolean,
): number {
  let count = 0;
  for (const row of rows)
    for (const key of Object.keys(row)) {
      if (!key.startsWith(name)) continue;
      const number = key.slice(name.length);
      // Most cells stand before one that was counted already.
      if (Number(number) < count || !wholeNumber.test(number)) continue;
      if (counts(Reflect.get(row, key))) count = Number(number) + 1;
    }
  return count;
}
