import fc from 'fast-check';
import type { KindTesting } from '../testing/kind-testing.ts';
import { oddTexts } from '../testing/odd-texts.ts';
import type { LongTextField } from './field.ts';

export const testing: KindTesting<LongTextField> = {
  field: {
    name: 'idea',
    kind: 'long-text',
    label: 'Your idea',
    help: 'What it does and who pays.',
    maxLength: 4000,
  },
  sample: 'Appointment reminders for dental offices.\nThey pay $49 a month.',
  anyValue: (_field, ideas) => fc.constantFrom(...ideas, ...oddTexts),
};
