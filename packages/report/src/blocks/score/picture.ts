import type { Cell } from '../../block.ts';
import { formatRange } from '../../format-figure.ts';
import { amountOf, type Figures, findFigure, shortOf, shortValue } from '../../geometry/figures.ts';
import { findScaleBand } from '../find-scale-band.ts';
import { dataTable, labelCell, nameOf, type Picture } from '../picture.ts';
import type { ScoreBlock } from './block.ts';
import { drawScore } from './draw.ts';

export const scorePicture: Picture<ScoreBlock> = {
  draw: (block, figures, width) => [drawScore(block, figures, width)],
  summary,
  data: (block, figures) => dataTable(['What', 'Points'], rowsOf(block, figures)),
};

function summary(block: ScoreBlock, figures: Figures): string {
  const figure = findFigure(figures, block.figure);
  const value = amountOf(figures, block.figure);
  const band = findScaleBand(block, value);
  const said = [
    value === null ? 'The score is not known' : `${shortOf(figures, block.figure)} of ${block.max}`,
  ];
  if (figure?.range)
    said.push(
      `${shortValue(figure.range.low, 'points')} to ${shortValue(figure.range.high, 'points')} is ${figure.range.means}`,
    );
  if (band) said.push(`in the band “${band.label}”`);
  const lowest = Math.min(...block.caps.map(({ at }) => at));
  if (block.caps.length > 0) said.push(`held at ${lowest}`);
  return `${said.join('; ')}.`;
}

function rowsOf({ figure: id, caps, bands }: ScoreBlock, figures: Figures): Cell[][] {
  const figure = findFigure(figures, id);
  return [
    [labelCell(nameOf(figures, id, 'Score')), { figure: id }],
    [labelCell('Range'), labelCell((figure && formatRange(figure)) ?? '–')],
    ...caps.map((cap, index) => [labelCell(`Ceiling ${index + 1}`), labelCell(String(cap.at))]),
    ...bands.map((band) => [labelCell(band.label), labelCell(`${band.from} to ${band.to}`)]),
  ];
}
