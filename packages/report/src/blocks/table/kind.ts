import { asTable, type Cells, type Kind, none, type TableCell } from '../kind.ts';
import type { Cell, TableBlock } from './block.ts';

export const kind: Kind<TableBlock> = {
  shows: 'words',
  label: 'Table',
  figures: ({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => ('figure' in cell ? [cell.figure] : []))),
  statements: ({ rows }) =>
    rows.flatMap(({ cells }) => cells.map((cell) => ('statement' in cell ? cell.statement : undefined))),
  origins: none,
  sources: none,
  numbers: none,
  problems: ({ rows, columns }, _, at) =>
    rows.flatMap(({ cells }, index) =>
      cells.length === columns.length ? [] : [`${at}: row ${index + 1} does not fit the columns.`],
    ),
  table: ({ rows, columns }, cells) => ({
    columns: columns.map(({ label }) => label),
    rows: rows.map((row) => row.cells.map((cell) => plainCell(cell, cells))),
  }),
  markdown: asTable,
};

function plainCell(cell: Cell, { figure, text, fill }: Cells): TableCell {
  if ('figure' in cell) return figure(cell.figure);
  return 'label' in cell ? text(cell.label) : fill(cell.statement);
}
