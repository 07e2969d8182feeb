import { intro } from '../../testing/said.ts';
import type { CompareBlock } from './block.ts';

export const sample: CompareBlock = {
  id: 'b',
  kind: 'compare',
  intro,
  sides: [
    { key: 'A', name: 'Sample product A', word: 'Go', tone: 'good' },
    { key: 'B', name: 'Sample product B', word: 'Test first', tone: 'fair' },
  ],
  rows: [
    { label: 'Price', figures: ['sample-price-a', 'sample-price-b'] },
    { label: 'Share', figures: ['sample-share-a', 'sample-share-b'], max: 1 },
    { label: 'Health', figures: ['sample-health', null], max: 100 },
  ],
};
