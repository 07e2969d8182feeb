import { amountOf, type Figures } from '../../geometry/figures.ts';
import { sayExtremes } from '../extremes.ts';
import { count, dataTable, labelCell, type Picture } from '../picture.ts';
import type { BarsBlock } from './block.ts';
import { drawBarTrack } from './draw.ts';

export { drawBarTrack };

export const barsPicture: Picture<BarsBlock> = {
  draw: ({ rows, max }, figures, width) => rows.map((row) => drawBarTrack(row, max, figures, width)),
  summary,
  data: ({ rows }) => {
    const hasCeiling = rows.some(({ ceiling }) => ceiling !== undefined);
    const hasWeight = rows.some(({ weight }) => weight !== undefined);
    return dataTable(
      ['Row', 'Value', ...(hasCeiling ? ['Ceiling'] : []), ...(hasWeight ? ['Weight'] : [])],
      rows.map(({ label, figure, ceiling, weight }) => [
        labelCell(label),
        { figure },
        ...(hasCeiling ? [labelCell(ceiling ? `${ceiling.at} (${ceiling.label})` : '–')] : []),
        ...(hasWeight ? [labelCell(weight ?? '–')] : []),
      ]),
    );
  },
};

function summary(block: BarsBlock, figures: Figures): string {
  const told = block.rows.filter((row) => row.unknown !== true);
  const open = block.rows.length - told.length;
  const stopped = told.filter(
    (row) => row.ceiling && (amountOf(figures, row.figure) ?? 0) >= row.ceiling.at,
  ).length;
  const said = [`${count(block.rows.length, 'bar')} of ${block.max}: ${sayExtremes(told, figures)}`];
  if (open > 0) said.push(`${open} not known, drawn as the range it allows`);
  if (stopped > 0) said.push(`${stopped} stopped by a ceiling`);
  return `${said.join('; ')}.`;
}
