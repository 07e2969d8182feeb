import { type Figures, findFigure } from '../../geometry/figures.ts';
import { sayExtremes } from '../extremes.ts';
import { count, dataTable, figureCell, labelCell, type Picture } from '../picture.ts';
import type { RadarBlock } from './block.ts';
import { drawRadar } from './draw.ts';

export const radarPicture: Picture<RadarBlock> = {
  draw: (block, figures, width) => [drawRadar(block, figures, width)],
  summary,
  data: ({ axes, series }) =>
    dataTable(
      ['Axis', ...series.map(({ label }) => label)],
      axes.map((axis, index) => [
        labelCell(axis.label),
        ...series.map(({ figures }) => figureCell(figures[index])),
      ]),
    ),
};

function summary(block: RadarBlock, figures: Figures): string {
  const series = block.series.map((one) => {
    const entries = block.axes.flatMap((axis, index) => {
      const figure = one.figures[index];
      return figure === undefined ? [] : [{ label: axis.label, figure }];
    });
    return `${one.label}, ${sayExtremes(entries, figures)}`;
  });
  const [first, second] = block.series;
  const hasRange = !second && first?.figures.some((id) => findFigure(figures, id)?.range);
  const note = hasRange ? ' A thick stroke is a range.' : '';
  return `${count(block.axes.length, 'axis', 'axes')} from 0 to ${block.max}. ${series.join('. ')}.${note}`;
}
