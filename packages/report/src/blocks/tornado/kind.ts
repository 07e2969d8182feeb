import { asTable, type Kind, none } from '../kind.ts';
import type { TornadoBlock } from './block.ts';

export const kind: Kind<TornadoBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: ({ outcome, rows }) => [
    outcome,
    ...rows.flatMap(({ low, high, from, to }) => [low, high, from, to]),
  ],
  statements: none,
  origins: none,
  sources: none,
  numbers: none,
  problems: none,
  table: ({ rows }, { text, figure }) => ({
    columns: ['Input', 'From', 'To', 'Outcome at the low end', 'Outcome at the high end'],
    rows: rows.map(({ label, from, to, low, high }) => [
      text(label),
      figure(from),
      figure(to),
      figure(low),
      figure(high),
    ]),
  }),
  markdown: asTable,
};
