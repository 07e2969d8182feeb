import { asTable, type Kind, none, points } from '../kind.ts';
import type { BarsBlock } from './block.ts';

export const kind: Kind<BarsBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: ({ rows }) => rows.map(({ figure }) => figure),
  statements: ({ rows }) => rows.map(({ note }) => note),
  origins: none,
  sources: none,
  numbers: ({ max, rows }) => [max, ...rows.map(({ ceiling }) => ceiling?.at)].map(points),
  problems: none,
  table: ({ rows }, { text, figure, range }) => ({
    columns: ['What', 'Value', 'Range', 'Weight', 'Ceiling'],
    rows: rows.map((row) => [
      text(row.label),
      figure(row.figure),
      range(row.figure),
      text(row.weight),
      text(row.ceiling === undefined ? '' : `${row.ceiling.at}: ${row.ceiling.label}`),
    ]),
  }),
  markdown: asTable,
};
