import type { Figures } from '../../geometry/figures.ts';
import type { CompareBlock, CompareRow } from './block.ts';
import { type RatedRow, rateRow } from './rate-row.ts';

export interface Rated extends CompareRow {
  readonly rated: RatedRow;
}

interface FoldedRows {
  readonly shown: readonly Rated[];
  /** They differ less. */
  readonly smaller: readonly Rated[];
  readonly equal: readonly Rated[];
}

/** What stands over folded rows. */
export const sayFolded = {
  smaller: ({ smaller: { length } }: FoldedRows) =>
    `${length} further ${length === 1 ? 'figure' : 'figures'}`,
  /** Where the answer is equal too, it is counted already. */
  equal: ({ shown, equal: { length } }: FoldedRows) =>
    `${length} ${shown[0]?.rated.isEqual ? 'further ' : ''}${length === 1 ? 'figure is' : 'figures are'} equal`,
};

/** With the row of the answer. */
const mostShown = 10;

/** The answer and the widest differences are shown; the smaller ones and what is equal are folded, on paper they come after. */
export function foldRows({ rows }: CompareBlock, figures: Figures): FoldedRows {
  const [first, ...others] = rows.map((row): Rated => ({ ...row, rated: rateRow(row, figures) }));
  if (first === undefined) return { shown: [], smaller: [], equal: [] };
  const widest = new Set(
    others
      .filter(({ rated }) => rated.gap !== null)
      .toSorted((a, z) => z.rated.share - a.rated.share)
      .slice(0, mostShown - 1),
  );
  return {
    shown: [first, ...others.filter((row) => widest.has(row))],
    smaller: others.filter((row) => !row.rated.isEqual && !widest.has(row)),
    equal: others.filter(({ rated }) => rated.isEqual),
  };
}
