import type { Column, TableField } from '@slipway/tools';
import { useState } from 'react';
import type { Row } from '../brief/brief.ts';
import { shownColumns } from './grow-columns.ts';

const fewColumns = 6;

/** Which columns stand on the screen: the first, those that hold something, the usual ones, and what was asked for. */
export function useColumns(field: TableField, rows: readonly Row[], usual: ReadonlySet<string>) {
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  // What the data makes is never put away.
  const canChoose = field.more === undefined && field.columns.length > fewColumns;
  const [first] = field.columns;
  const isFilled = ({ name }: Column) => rows.some((row) => (row[name] ?? '').trim() !== '');
  const isShown = (column: Column) =>
    !canChoose ||
    column === first ||
    isFilled(column) ||
    (turned[column.name] ?? (usual.size === 0 || usual.has(column.name)));
  return {
    canChoose,
    shown: shownColumns(field, rows).filter(isShown),
    /** Of what was not asked for by hand, only these. */
    only: (names: readonly (string | null)[]) =>
      setTurned(Object.fromEntries(field.columns.map(({ name }) => [name, names.includes(name)]))),
    turn: (name: string, on: boolean) => setTurned((before) => ({ ...before, [name]: on })),
  };
}
