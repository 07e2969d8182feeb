import { intro, say } from '../../testing/said.ts';
import type { CalloutBlock } from './block.ts';

export const sample: CalloutBlock = {
  id: 'b',
  kind: 'callout',
  intro,
  tone: 'poor',
  statement: say('callout'),
};
