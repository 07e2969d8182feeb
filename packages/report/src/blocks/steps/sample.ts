import { intro, say } from '../../testing/said.ts';
import type { StepsBlock } from './block.ts';

export const sample: StepsBlock = {
  id: 'b',
  kind: 'steps',
  intro,
  steps: [{ id: 's', do: say('do'), passes: say('passes'), owner: 'You', dueDays: 14 }],
};
