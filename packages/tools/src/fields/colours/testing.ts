import fc from 'fast-check';
import type { KindTesting } from '../testing/kind-testing.ts';
import type { ColoursField } from './field.ts';

export const testing: KindTesting<ColoursField> = {
  field: {
    name: 'colours',
    kind: 'colours',
    label: 'Brand colours',
    help: 'The ones on your site and logo.',
    maxItems: 8,
  },
  sample: ['#12324a', '#c8401a', '#008080'],
  anyValue: ({ maxItems }) =>
    fc.array(
      fc.oneof(
        fc.constantFrom('teal', 'Rebecca Purple', '#ABC', 'ff0000', 'rgb(1, 2, 3)'),
        fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`),
      ),
      { maxLength: maxItems },
    ),
};
