import type { Input } from './fields.ts';

/** The company of the other samples: growth that slowed when the first city was won. */
const moved = [
  { month: '2026-05', new: 15, back: 1, lost: 8 },
  { month: '2026-06', new: 20, back: 1, lost: 9 },
  { month: '2026-07', new: 17, back: 2, lost: 10 },
  { month: '2026-08', new: 21, back: 1, lost: 10 },
  { month: '2026-09', new: 22, back: 2, lost: 11 },
  { month: '2026-10', new: 21, back: 2, lost: 12 },
];

export const sample: Input = {
  series: {
    step: 'month',
    from: '2024-05',
    values: [
      42, 47, 50, 56, 60, 67, 72, 80, 86, 95, 102, 113, 121, 133, 146, 157, 163, 172, 178, 187, 194, 204, 212,
      223, 231, 243, 252, 264, 277, 288,
    ],
  },
  measure: 'customers',
  company: 'Pawline',
  goal: 500,
  goalDate: '2027-06-30',
  topic: 'Dog grooming',
  market: {
    step: 'month',
    from: '2024-05',
    values: [
      9120, 9260, 9510, 9480, 9370, 9210, 9050, 9180, 9640, 9590, 9700, 9820, 9890, 10_040, 10_260, 10_190,
      10_080, 9940, 9830, 9990, 10_420, 10_370, 10_510, 10_630, 10_720, 10_860, 11_090, 11_010, 10_920,
      10_790,
    ],
  },
  movements: moved,
  // A sample stays a sample when its months are long past.
  assumptions: { old: 'forecast' },
};
