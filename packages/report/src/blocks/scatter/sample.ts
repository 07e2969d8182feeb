import { intro } from '../../testing/said.ts';
import type { ScatterBlock } from './block.ts';

export const sample: ScatterBlock = {
  id: 'b',
  kind: 'scatter',
  intro,
  x: { label: 'Price a month', unit: 'money/month', currency: 'USD' },
  y: { label: 'Share that has the problem', unit: 'share' },
  points: [
    { label: 'The example', x: 'price', y: 'reach', isYou: true },
    { label: 'Sample product A', x: 'sample-price-a', y: 'sample-share-a' },
    { label: 'Sample product B', x: 'sample-price-b', y: 'sample-share-b' },
  ],
};
