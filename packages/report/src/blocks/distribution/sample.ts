import { derived, intro } from '../../testing/said.ts';
import type { DistributionBlock } from './block.ts';

export const sample: DistributionBlock = {
  id: 'b',
  kind: 'distribution',
  intro,
  unit: 'money',
  currency: 'USD',
  draws: 10,
  seed: 1,
  bins: [{ from: 0, to: 1, count: 10 }],
  marks: [{ label: 'P50', figure: 'market' }],
  provenance: derived,
};
