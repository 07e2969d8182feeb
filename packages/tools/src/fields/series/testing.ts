import fc from 'fast-check';
import { anyNumber } from '../testing/any-number.ts';
import type { KindTesting } from '../testing/kind-testing.ts';
import type { SeriesField } from './field.ts';

const starts = { day: '2024-02-28', week: '2026-01-05', month: '2025-11' } as const;

export const testing: KindTesting<SeriesField> = {
  field: {
    name: 'sales',
    kind: 'series',
    label: 'Sales by month',
    help: 'Paste two columns, or drop a CSV. A month without a number stays open.',
    valueLabel: 'Sales',
    unit: 'money',
    steps: ['day', 'week', 'month'],
    minPoints: 3,
    maxPoints: 1500,
  },
  sample: { step: 'month', from: '2025-11', values: [1200, 1350, null, 1480.5, 1610, -40] },
  anyValue: ({ steps, min, minPoints, maxPoints }) => {
    const number = anyNumber(min ?? -1e6, 1e7, false);
    return fc
      .constantFrom(...steps)
      .chain((step) =>
        fc
          .tuple(
            fc.array(number, { minLength: minPoints, maxLength: minPoints }),
            fc.array(fc.option(number, { freq: 6 }), { maxLength: Math.min(maxPoints - minPoints, 40) }),
          )
          .map(([first, more]) => ({ step, from: starts[step], values: [...more, ...first] })),
      );
  },
};
