import { type Figures, findFigure } from '../../geometry/figures.ts';
import { sayExtremes } from '../extremes.ts';
import { count, dataTable, figureCell, labelCell, type Picture } from '../picture.ts';
import type { RadarBlock } from './block.ts';
import { drawRadar } from './draw.ts';
import { hasRanges } from './has-ranges.ts';

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
  const note = hasRanges(block, figures)
    ? ` The band is the range; it is widest at ${widestAxis(block, figures)}.`
    : ' Drawn as bars, because not every axis has a range.';
  return `${count(block.axes.length, 'axis', 'axes')} from 0 to ${block.max}. ${series.join('. ')}.${note}`;
}

/** Where least is known. */
function widestAxis({ axes, series }: RadarBlock, figures: Figures): string {
  const widths = axes.map((axis, index) => ({
    label: axis.label,
    width: Math.max(
      ...series.map(({ figures: ids }) => {
        const range = findFigure(figures, ids[index] ?? '')?.range;
        return range === undefined ? 0 : range.high - range.low;
      }),
    ),
  }));
  return widths.toSorted((a, z) => z.width - a.width)[0]?.label ?? '';
}
