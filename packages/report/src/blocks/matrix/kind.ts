import { asTable, type Kind, none } from '../kind.ts';
import type { MatrixBlock } from './block.ts';

export const kind: Kind<MatrixBlock> = {
  shows: 'controls',
  label: 'Table',
  figures: none,
  statements: ({ rows }) => rows.flatMap(({ cells }) => cells.flat()),
  origins: none,
  sources: none,
  numbers: none,
  problems: ({ rows, columns }, _, at) =>
    rows
      .filter(({ cells }) => cells.length !== columns.length)
      .map(({ label }) => `${at}: row ${label} does not fit the columns.`),
  table: ({ rows, columns }, { text, fill }) => ({
    columns: ['', ...columns],
    rows: rows.map(({ label, cells }) => [text(label), ...cells.map((cell) => fill(...cell))]),
  }),
  markdown: asTable,
};
