import fc from 'fast-check';
import { dayNumber, dayOf } from '../shared/days.ts';
import type { KindTesting } from '../testing/kind-testing.ts';
import type { DateField } from './field.ts';

export const testing: KindTesting<DateField> = {
  field: {
    name: 'raisedOn',
    kind: 'date',
    label: 'Last round closed on',
    help: 'The day the money arrived.',
    from: '2000-01-01',
  },
  sample: '2026-03-31',
  anyValue: ({ from = '1900-01-01', to = '2200-12-31' }) =>
    fc.oneof(fc.constantFrom(from, to), fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(dayOf)),
};
