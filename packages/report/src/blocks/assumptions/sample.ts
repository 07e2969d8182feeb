import { intro, say } from '../../testing/said.ts';
import type { AssumptionsBlock } from './block.ts';

export const sample: AssumptionsBlock = {
  id: 'b',
  kind: 'assumptions',
  intro,
  rows: [
    {
      id: 'reach',
      label: 'Reach',
      figure: 'reach',
      control: { type: 'number', min: 0, max: 1, step: 0.01 },
      isOwn: false,
      why: say('why'),
    },
  ],
};
