import { derived, intro } from '../../testing/said.ts';
import type { LineBlock } from './block.ts';

export const sample: LineBlock = {
  id: 'b',
  kind: 'line',
  intro,
  x: ['2026-01', '2026-02'],
  series: [{ label: 'MRR', unit: 'money/month', currency: 'USD', values: [1, null], provenance: derived }],
};
