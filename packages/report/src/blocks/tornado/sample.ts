import { intro } from '../../testing/said.ts';
import type { TornadoBlock } from './block.ts';

export const sample: TornadoBlock = {
  id: 'b',
  kind: 'tornado',
  intro,
  outcome: 'market',
  rows: [{ label: 'Price', low: 'market', high: 'market', from: 'price', to: 'price' }],
};
