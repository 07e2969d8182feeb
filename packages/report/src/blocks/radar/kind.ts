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
  table: ({ axes, series }, { text, figure }) => ({
    columns: ['', ...series.map(({ label }) => label)],
    rows: axes.map(({ label }, index) => [
      text(label),
      ...series.map(({ figures }) => figure(figures[index] ?? '')),
    ]),
  }),
  markdown: asTable,
};
