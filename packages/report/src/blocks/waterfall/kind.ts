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
    rows: steps.map((step) => [text(step.label), figure(step.figure)]),
  }),
  markdown: asTable,
};
