import fc from 'fast-check';
import type { KindTesting } from '../testing/kind-testing.ts';
import { oddTexts } from '../testing/odd-texts.ts';
import type { TextField } from './field.ts';

export const testing: KindTesting<TextField> = {
  field: { name: 'customer', kind: 'text', label: 'Who pays', help: 'As narrow as you can.', maxLength: 160 },
  sample: 'dental offices with one or two dentists',
  anyValue: () => fc.constantFrom(...oddTexts),
};
