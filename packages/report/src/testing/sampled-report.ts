import type { Figure } from '@slipway/core';
import type { Report } from '../report.ts';
import { exampleReport } from './example-report.ts';

const figures: Figure[] = [
  {
    id: 'sample-health',
    label: 'Sample health',
    value: 58,
    unit: 'points',
    range: { low: 41, high: 70, means: 'what the unknowns allow' },
    provenance: { kind: 'assumed', why: 'Made up for this sample.' },
  },
  ...(
    [
      ['sample-price-a', 'Price of sample product A', 180, 'money/month'],
      ['sample-share-a', 'Share of sample product A', 0.31, 'share'],
      ['sample-price-b', 'Price of sample product B', 90, 'money/month'],
      ['sample-share-b', 'Share of sample product B', 0.05, 'share'],
    ] as const
  ).map(
    ([id, label, value, unit]): Figure => ({
      id,
      label,
      value,
      unit,
      ...(unit === 'share' ? {} : { currency: 'USD' }),
      provenance: { kind: 'assumed', why: 'Made up for this sample.' },
    }),
  ),
];

/** The example, and the figures that only the samples of the blocks name: they say that they are made up. */
export const sampledReport: Report = {
  ...exampleReport,
  figures: { ...exampleReport.figures, ...Object.fromEntries(figures.map((figure) => [figure.id, figure])) },
};
