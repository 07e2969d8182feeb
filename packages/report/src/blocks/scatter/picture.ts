import { type Figures, shortOf } from '../../geometry/figures.ts';
import { count, dataTable, labelCell, type Picture } from '../picture.ts';
import type { ScatterBlock } from './block.ts';
import { drawScatter } from './draw.ts';
import { findNearest, placePoints } from './place.ts';

export const scatterPicture: Picture<ScatterBlock> = {
  draw: (block, figures, width) => [drawScatter(block, figures, width)],
  summary,
  data: ({ x, y, points }) =>
    dataTable(
      ['Name', x.label, y.label],
      points.map((point) => [
        labelCell(point.isYou ? `${point.label} (you)` : point.label),
        { figure: point.x },
        { figure: point.y },
      ]),
    ),
};

function summary(block: ScatterBlock, figures: Figures): string {
  const { placed, unplaced } = placePoints(block, figures);
  const you = placed.find(({ point }) => point.isYou);
  const nearest = you && findNearest(you, placed);
  const said = [`${count(placed.length, 'point')} by ${block.x.label} (across) and ${block.y.label} (up)`];
  if (you)
    said.push(
      `you are at ${shortOf(figures, you.point.x)} and ${shortOf(figures, you.point.y)}${nearest ? `, nearest to ${nearest.point.label}` : ''}`,
    );
  const missing = [...unplaced.map(({ label }) => label), ...(block.without ?? [])];
  if (missing.length > 0) said.push(`without a place, because a figure is not known: ${missing.join(', ')}`);
  return `${said.join('; ')}.`;
}
