import { intro, say } from '../../testing/said.ts';
import type { DialBlock } from './block.ts';

export const sample: DialBlock = {
  id: 'b',
  kind: 'dial',
  intro,
  label: 'Sample health',
  figure: 'sample-health',
  max: 100,
  bands: [
    { label: 'In danger', from: 0, to: 35, tone: 'poor' },
    { label: 'Holding', from: 35, to: 65, tone: 'fair' },
    { label: 'Strong', from: 65, to: 100, tone: 'good' },
  ],
  note: say('note'),
};
