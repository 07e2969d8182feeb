import { asTable, type Kind, none, points } from '../kind.ts';
import type { RadarBlock } from './block.ts';

export const kind: Kind<RadarBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: ({ series }) => series.flatMap(({ figures }) => figures),
  statements: none,
  origins: none,
  sources: none,
  numbers: ({ max }) => [points(max)],
  problems: ({ series, axes }, _, at) =>
    series
      .filter(({ figures }) => figures.length !== axes.length)
      .map(({ label }) => `${at}: ${label} does not have one figure an axis.`),
  table: ({ axes, series }, { text, figure, range }) => ({
    columns: ['', ...series.flatMap(({ label }) => [label, `${label}, range`])],
    rows: axes.map(({ label }, index) => [
      text(label),
      ...series.flatMap(({ figures }) => [figure(figures[index] ?? ''), range(figures[index] ?? '')]),
    ]),
  }),
  markdown: asTable,
};
