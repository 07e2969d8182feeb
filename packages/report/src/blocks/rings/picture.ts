import { type Figures, shortOf } from '../../geometry/figures.ts';
import { dataTable, labelCell, type Picture } from '../picture.ts';
import type { RingsBlock } from './block.ts';
import { drawRings, periodOf, sectionsOf } from './draw.ts';

export const ringsPicture: Picture<RingsBlock> = {
  draw: (block, figures, width) => [drawRings(block, figures, width)],
  summary,
  data: ({ rings }) =>
    dataTable(
      ['Part', 'Value'],
      rings.map((ring) => [labelCell(ring.label), { figure: ring.figure }]),
    ),
};

/** The size the specks are judged at: the largest this picture is ever drawn. */
const largestRadius = 200;

function summary(block: RingsBlock, figures: Figures): string {
  const parts = block.rings.map(
    (ring) => `${ring.label} ${shortOf(figures, ring.figure)}${periodOf(figures, ring.figure)}`,
  );
  const specks = sectionsOf(block, figures, largestRadius).filter(({ isSpeck }) => isSpeck);
  const names = specks.map(({ index }) => block.rings[index]?.label ?? '').join(' and ');
  const note =
    specks.length > 0
      ? ` ${names} would be smaller than a dot at this scale: the open point marks its place.`
      : '';
  return `Areas to scale: ${parts.join(', ')}.${note}`;
}
