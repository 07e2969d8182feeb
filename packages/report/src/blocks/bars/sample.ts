import { intro, say } from '../../testing/said.ts';
import type { BarsBlock } from './block.ts';

export const sample: BarsBlock = {
  id: 'b',
  kind: 'bars',
  intro,
  max: 10,
  rows: [{ label: 'Reach', figure: 'reach', ceiling: { at: 4, label: 'opinion' }, note: say('note') }],
};
