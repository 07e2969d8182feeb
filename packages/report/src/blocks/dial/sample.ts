import { intro, say } from '../../testing/said.ts';
import type { DialBlock } from './block.ts';

export const sample: DialBlock = {
  id: 'b',
  kind: 'dial',
  intro,
  label: 'Share that has the problem',
  figure: 'reach',
  max: 1,
  bands: [
    { label: 'Few', from: 0, to: 0.1, tone: 'poor' },
    { label: 'Enough to sell to', from: 0.1, to: 0.4, tone: 'fair' },
    { label: 'Most', from: 0.4, to: 1, tone: 'good' },
  ],
  note: say('note'),
};
