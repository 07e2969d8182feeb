import type { Cell } from '../../block.ts';
import { formatRange } from '../../format-figure.ts';
import { drawBands } from '../../geometry/bands.ts';
import type { Drawing } from '../../geometry/drawing.ts';
import { amountOf, type Figures, findFigure } from '../../geometry/figures.ts';
import { clamp, linear } from '../../geometry/scale.ts';
import { findScaleBand } from '../find-scale-band.ts';
import { dataTable, labelCell, nameOf, type Picture } from '../picture.ts';
import type { DialBlock } from './block.ts';
import { drawDial } from './draw.ts';
import { isLeanOnly } from './lean.ts';
import { summariseDial } from './say.ts';

export { drawDial, findScaleBand, isLeanOnly, summariseDial };

export const dialPicture: Picture<DialBlock> = {
  draw: (block, figures, width) => [drawWithBands(block, figures, width)],
  summary,
  data: (block, figures) => dataTable(['What', 'Value'], rowsOf(block, figures)),
};

/** The dial of the answer, and the bands of its scale under it. */
function drawWithBands(block: DialBlock, figures: Figures, width: number): Drawing {
  const dial = drawDial(block, figures, width);
  const at = linear([0, block.max], [1, width - 1]);
  const bands = drawBands(block, amountOf(figures, block.figure), {
    place: (value) => at(clamp(value, 0, block.max)),
    y: dial.height + 12,
    width,
  });
  if (bands.marks.length === 0) return dial;
  return { width, height: bands.bottom, marks: [...dial.marks, ...bands.marks] };
}

function summary(block: DialBlock, figures: Figures): string {
  const band = findScaleBand(block, amountOf(figures, block.figure));
  const said = summariseDial(block, figures);
  return band ? `${said.slice(0, -1)}; in the band “${band.label}”.` : said;
}

function rowsOf(block: DialBlock, figures: Figures): Cell[][] {
  const figure = findFigure(figures, block.figure);
  const range = figure && formatRange(figure);
  return [
    [labelCell(nameOf(figures, block.figure, block.label)), { figure: block.figure }],
    [labelCell('Range'), labelCell(range ? `${range}: ${figure.range?.means}` : '–')],
    [labelCell('Scale'), labelCell(`0 to ${block.max}`)],
    ...block.bands.map((band) => [labelCell(band.label), labelCell(`${band.from} to ${band.to}`)]),
  ];
}
