import { anyNumber } from '../testing/any-number.ts';
import type { KindTesting } from '../testing/kind-testing.ts';
import type { NumberField } from './field.ts';

export const testing: KindTesting<NumberField> = {
  field: { name: 'share', kind: 'number', label: 'Share you can reach', unit: 'share', min: 0, max: 1 },
  sample: 0.07,
  anyValue: ({ min, max, whole }) => anyNumber(min, max, whole === true),
};
