import { intro, say } from '../../testing/said.ts';
import type { MatrixBlock } from './block.ts';

export const sample: MatrixBlock = {
  id: 'b',
  kind: 'matrix',
  intro,
  columns: ['O'],
  rows: [{ label: 'S', cells: [[say('cell-a'), say('cell-b')]] }],
};
