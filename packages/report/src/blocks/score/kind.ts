import { type Kind, none, paragraphs, points } from '../kind.ts';
import type { ScoreBlock } from './block.ts';

export const kind: Kind<ScoreBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: ({ figure }) => [figure],
  statements: ({ caps }) => caps.map(({ why }) => why),
  origins: none,
  sources: none,
  numbers: ({ max, bands, caps }) =>
    [max, ...bands.flatMap(({ from, to }) => [from, to]), ...caps.map(({ at }) => at)].map(points),
  problems: none,
  table: ({ figure: id, max }, { figure, range, text }) => ({
    columns: ['Score', 'Range', 'Of'],
    rows: [[figure(id), range(id), text(`${max}`)]],
  }),
  markdown: ({ caps }, { table, list }) => paragraphs(table(), list(caps.map(({ why }) => why))),
};
