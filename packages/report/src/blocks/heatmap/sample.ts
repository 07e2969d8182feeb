import { derived, intro } from '../../testing/said.ts';
import type { HeatmapBlock, HeatRow } from './block.ts';

/** Made up: a triangle of four groups, the last of which is too small to read. */
const kept = [
  ['Sample group 1', 120, [1, 0.72, 0.58, 0.51]],
  ['Sample group 2', 96, [1, 0.69, 0.6]],
  ['Sample group 3', 140, [1, 0.78]],
  ['Sample group 4', 11, [1]],
] as const;
const columns = ['0', '1', '2', '3'];

export const sample: HeatmapBlock = {
  id: 'b',
  kind: 'heatmap',
  intro,
  unit: 'share',
  rowName: 'Began in',
  columnName: 'Months since (sample, not a company)',
  columns,
  rows: kept.map(
    ([label, count, shares]): HeatRow => ({
      label,
      count,
      cells: columns.map((_, at) => {
        const value = shares[at];
        return value === undefined ? null : { value, count };
      }),
    }),
  ),
  noun: 'customers',
  minimum: 20,
  provenance: derived,
};
