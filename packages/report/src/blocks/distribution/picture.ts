import { shortOf, shortValue } from '../../geometry/figures.ts';
import { dataTable, labelCell, type Picture } from '../picture.ts';
import type { DistributionBlock } from './block.ts';
import { drawDistribution } from './draw.ts';

export const distributionPicture: Picture<DistributionBlock> = {
  draw: (block, figures, width) => [drawDistribution(block, figures, width)],
  summary: ({ marks, draws, seed }, figures) => {
    const said = marks.map((mark) => `${mark.label} ${shortOf(figures, mark.figure)}`);
    return `${shortValue(draws, 'count')} draws with seed ${seed}: ${said.join(', ')}.`;
  },
  data: ({ marks, bins, unit, currency }) =>
    dataTable(
      ['What', 'Value'],
      [
        ...marks.map((mark) => [labelCell(mark.label), { figure: mark.figure }]),
        ...bins.map(({ from, to, count }) => [
          labelCell(`${shortValue(from, unit, currency)} to ${shortValue(to, unit, currency)}`),
          labelCell(`${shortValue(count, 'count')} draws`),
        ]),
      ],
    ),
};
