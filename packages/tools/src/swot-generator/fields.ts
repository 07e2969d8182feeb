import type { Field, InputOf } from '../field.ts';
import { ideaField, readingFields } from '../idea/fields.ts';

export const fields = [ideaField, ...readingFields] as const satisfies readonly Field[];

export type SwotInput = InputOf<typeof fields>;

export const sample: SwotInput = {
  idea: 'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself, inside the practice software they already use. We interviewed 14 offices in Ohio; nine keep a paper list of patients who want to come sooner. $249 a month.',
  customer: 'dental offices with one or two dentists',
  region: 'US',
};
