import { derived, intro } from '../../testing/said.ts';
import type { LineBlock } from './block.ts';

/** Made up: four months that were, and three that a forecast spreads over. */
export const sample: LineBlock = {
  id: 'b',
  kind: 'line',
  intro,
  x: ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'],
  series: [
    {
      label: 'Sample revenue',
      unit: 'money/month',
      currency: 'USD',
      values: [4000, null, 5200, 5900, 6600, 7300, 8000],
      bands: [
        {
          label: '80% of the sample’s runs',
          low: [null, null, null, 5900, 6200, 6500, 6800],
          high: [null, null, null, 5900, 7000, 8200, 9500],
        },
        {
          label: '95% of them',
          low: [null, null, null, 5900, 5800, 5700, 5500],
          high: [null, null, null, 5900, 7500, 9300, 11_400],
        },
      ],
      provenance: derived,
    },
  ],
  forecastFrom: 4,
};
