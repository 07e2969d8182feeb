import { intro } from '../../testing/said.ts';
import type { RadarBlock } from './block.ts';

export const sample: RadarBlock = {
  id: 'b',
  kind: 'radar',
  intro,
  max: 10,
  axes: [{ label: 'Reach', short: 'R' }],
  series: [{ label: 'You', figures: ['reach'] }],
};
