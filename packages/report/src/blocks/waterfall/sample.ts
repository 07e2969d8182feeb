import { intro } from '../../testing/said.ts';
import type { WaterfallBlock } from './block.ts';

export const sample: WaterfallBlock = {
  id: 'b',
  kind: 'waterfall',
  intro,
  steps: [{ label: 'Start', figure: 'price', role: 'start' }],
};
