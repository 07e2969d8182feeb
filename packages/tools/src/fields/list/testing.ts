import fc from 'fast-check';
import type { KindTesting } from '../testing/kind-testing.ts';
import { oddTexts } from '../testing/odd-texts.ts';
import type { ListField } from './field.ts';

export const testing: KindTesting<ListField> = {
  field: {
    name: 'rivals',
    kind: 'list',
    label: 'Rivals',
    help: 'Who else they could buy from.',
    maxItems: 8,
    maxLength: 80,
  },
  sample: ['Acme', 'Bolt'],
  anyValue: ({ maxItems }) => fc.array(fc.constantFrom(...oddTexts), { maxLength: Math.min(4, maxItems) }),
};
