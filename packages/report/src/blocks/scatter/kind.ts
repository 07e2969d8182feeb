import { findFigure } from '../../geometry/figures.ts';
import { asTable, type Kind, none, repeated } from '../kind.ts';
import type { ScatterBlock } from './block.ts';

export const kind: Kind<ScatterBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: ({ points }) => points.flatMap(({ x, y }) => [x, y]),
  statements: none,
  origins: none,
  sources: none,
  numbers: none,
  problems: ({ x, y, points }, { figures }, at) => [
    ...repeated(points.map(({ label }) => label)).map((label) => `${at}: two points are called ${label}.`),
    ...(points.filter(({ isYou }) => isYou).length > 1 ? [`${at}: you are in two places.`] : []),
    ...points
      .filter(
        (point) =>
          (findFigure(figures, point.x)?.unit ?? x.unit) !== x.unit ||
          (findFigure(figures, point.y)?.unit ?? y.unit) !== y.unit,
      )
      .map(({ label }) => `${at}: ${label} is not measured in the units of the axes.`),
  ],
  table: ({ x, y, points }, { text, figure }) => ({
    columns: ['Name', x.label, y.label, 'Whose'],
    rows: points.map((point) => [
      text(point.label),
      figure(point.x),
      figure(point.y),
      text(point.isYou ? 'yours' : ''),
    ]),
  }),
  markdown: asTable,
};
