import { intro } from '../../testing/said.ts';
import type { GridBlock } from './block.ts';

export const sample: GridBlock = {
  id: 'b',
  kind: 'grid',
  intro,
  rowName: 'Sample feature',
  states: [
    { id: 'yes', label: 'Has it', mark: 'full' },
    { id: 'partly', label: 'Partly', mark: 'half' },
    { id: 'no', label: 'Does not', mark: 'empty' },
    { id: 'unclear', label: 'Unclear', mark: 'unknown' },
  ],
  columns: [{ label: 'You', isYou: true }, { label: 'Sample product A' }, { label: 'Sample product B' }],
  rows: [
    {
      label: 'Books by text message',
      cells: [
        { state: 'yes' },
        { state: 'partly', detail: 'on the largest plan', source: 'qcew', on: '2026-11-03' },
        { state: 'no', source: 'soc', on: '2026-09-14' },
      ],
    },
    {
      label: 'Works without a phone line',
      cells: [{ state: 'no' }, { state: 'unclear', source: 'qcew', on: '2026-11-03' }, null],
    },
  ],
};
