import { asTable, type Kind, none } from '../kind.ts';
import type { WaterfallBlock } from './block.ts';

export const kind: Kind<WaterfallBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: ({ steps }) => steps.map(({ figure }) => figure),
  statements: none,
  origins: none,
  sources: none,
  numbers: none,
  problems: none,
  table: ({ steps }, { text, figure }) => ({
    columns: ['Step', 'Value'],
    // A table has no direction: a step down says that it is taken off.
    rows: steps.map(({ label, role, figure: id }) => [
      text(role === 'down' ? `Less: ${label}` : label),
      figure(id),
    ]),
  }),
  markdown: asTable,
};
