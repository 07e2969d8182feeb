import { type Figures, shortOf } from '../../geometry/figures.ts';
import { count, dataTable, labelCell, nameOf, type Picture } from '../picture.ts';
import type { TornadoBlock } from './block.ts';
import { drawTornado } from './draw.ts';

export const tornadoPicture: Picture<TornadoBlock> = {
  draw: (block, figures, width) => [drawTornado(block, figures, width)],
  summary,
  data: ({ rows }) =>
    dataTable(
      ['Input', 'Low end', 'High end', 'Outcome at low', 'Outcome at high'],
      rows.map((row) => [
        labelCell(row.label),
        { figure: row.from },
        { figure: row.to },
        { figure: row.low },
        { figure: row.high },
      ]),
    ),
};

function summary({ outcome, rows }: TornadoBlock, figures: Figures): string {
  const [first] = rows;
  const base = `${nameOf(figures, outcome, 'The outcome')} is ${shortOf(figures, outcome)}.`;
  if (!first) return base;
  return `${base} Of ${count(rows.length, 'input')}, “${first.label}” moves it most: ${shortOf(figures, first.low)} at ${shortOf(figures, first.from)}, ${shortOf(figures, first.high)} at ${shortOf(figures, first.to)}.`;
}
