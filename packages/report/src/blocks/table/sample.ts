import { intro, say } from '../../testing/said.ts';
import type { TableBlock } from './block.ts';

export const sample: TableBlock = {
  id: 'b',
  kind: 'table',
  intro,
  columns: [{ label: 'A' }, { label: 'B' }, { label: 'C' }],
  rows: [{ cells: [{ label: 'x' }, { figure: 'price' }, { statement: say('in-table') }] }],
};
