import type { Figures } from '../../geometry/figures.ts';
import { count, dataTable, figureCell, labelCell, type Picture } from '../picture.ts';
import type { CompareBlock } from './block.ts';
import { drawCompare, drawCompareBar } from './draw.ts';
import { foldRows, type Rated, sayFolded } from './fold-rows.ts';
import { rateRow } from './rate-row.ts';

export { drawCompareBar, foldRows, type Rated, sayFolded };

export const comparePicture: Picture<CompareBlock> = {
  draw: drawCompare,
  summary,
  data: (block, figures) =>
    dataTable(
      ['Figure', ...block.sides.map(({ key, name }) => `${key}: ${name}`), 'Difference'],
      block.rows.map((row) => [
        labelCell(row.label),
        ...row.figures.map((id) => figureCell(id ?? undefined)),
        labelCell(sayGap(block, row, figures)),
      ]),
    ),
};

function sayGap({ sides }: CompareBlock, row: CompareBlock['rows'][number], figures: Figures): string {
  const { gap, isEqual } = rateRow(row, figures);
  if (gap === null) return isEqual ? 'equal' : '–';
  return `${sides[gap.highest]?.key} +${gap.says}`;
}

/** "7 figures differ, most of all Evidence: B has 18 points more than A. 3 are equal." */
function summary(block: CompareBlock, figures: Figures): string {
  const rated = block.rows.map((row) => ({ row, ...rateRow(row, figures) }));
  const differing = rated.filter(({ gap }) => gap !== null);
  const equal = rated.filter(({ isEqual }) => isEqual).length;
  const widest = differing.toSorted((a, z) => z.share - a.share)[0];
  if (widest?.gap == null) return `${count(equal, 'figure')} compared; none differs.`;
  const key = (side: number) => block.sides[side]?.key;
  const most = `most of all ${widest.row.label}: ${key(widest.gap.highest)} has ${widest.gap.says} more than ${key(widest.gap.lowest)}`;
  const differ = `${count(differing.length, 'figure differs', 'figures differ')}, ${most}.`;
  return equal === 0 ? differ : `${differ} ${equal} ${equal === 1 ? 'is' : 'are'} equal.`;
}
