import fc from 'fast-check';
import type { KindTesting } from '../testing/kind-testing.ts';
import type { ChoiceField } from './field.ts';

export const testing: KindTesting<ChoiceField> = {
  field: {
    name: 'segment',
    kind: 'choice',
    label: 'Size of buyer',
    options: [
      { value: 'small', label: 'Small business' },
      { value: 'enterprise', label: 'Enterprise' },
    ],
  },
  sample: 'small',
  anyValue: ({ options }) => fc.constantFrom(...options.map(({ value }) => value)),
};
