import { asTable, type Kind, none } from '../kind.ts';
import type { RingsBlock } from './block.ts';

export const kind: Kind<RingsBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: ({ rings }) => rings.map(({ figure }) => figure),
  statements: ({ rings }) => rings.map(({ note }) => note),
  origins: none,
  sources: none,
  numbers: none,
  problems: none,
  table: ({ rings }, { text, figure, range, fill }) => ({
    columns: ['Ring', 'Value', 'Range', 'Note'],
    rows: rings.map((ring) => [text(ring.label), figure(ring.figure), range(ring.figure), fill(ring.note)]),
  }),
  markdown: asTable,
};
