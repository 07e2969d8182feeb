import type { ChoiceField, NumberField } from '../field.ts';

/** What several tools ask of the company itself: one list of answers for all of them, and for the record. */
export const evidenceField = {
  name: 'evidence',
  kind: 'choice',
  label: 'Evidence so far',
  help: 'The furthest that customers have gone.',
  options: [
    { value: 'none', label: 'None yet' },
    { value: 'opinions', label: 'Opinions of people I know' },
    { value: 'desk-research', label: 'Desk research' },
    { value: 'interviews', label: 'Interviews with strangers' },
    { value: 'waitlist', label: 'Waiting list or trial' },
    { value: 'letters', label: 'Signed letters or deposits' },
    { value: 'paying', label: 'Paying customers' },
  ],
} as const satisfies ChoiceField;

export const evidenceCountField = {
  name: 'evidenceCount',
  kind: 'number',
  label: 'How many of them',
  help: 'Interviews, sign-ups, letters or paying customers.',
  unit: 'count',
  min: 0,
  max: 10_000_000,
  whole: true,
} as const satisfies NumberField;

export const founderYearsField = {
  name: 'founderYears',
  kind: 'number',
  label: 'Your years in the field',
  help: 'Those of the founder who knows it best.',
  unit: 'years',
  min: 0,
  max: 70,
  whole: true,
} as const satisfies NumberField;

export const yardstickField = {
  name: 'yardstick',
  kind: 'choice',
  label: 'What it should become',
  help: 'Sets what counts as strong, and how large it has to be.',
  options: [
    { value: 'venture', label: 'A venture for investors' },
    { value: 'small-firm', label: 'A small firm' },
    { value: 'side-income', label: 'A side income' },
    { value: 'public-good', label: 'A public good' },
  ],
} as const satisfies ChoiceField;

export const stageField = {
  name: 'stage',
  kind: 'choice',
  label: 'How far it is',
  options: [
    { value: 'idea', label: 'Idea only' },
    { value: 'talks', label: 'Talked to customers' },
    { value: 'pilot', label: 'Pilot or prototype in use' },
    { value: 'paying', label: 'Paying customers' },
  ],
} as const satisfies ChoiceField;

export const topCustomerShareField = {
  name: 'topCustomerShare',
  kind: 'number',
  label: 'Largest customer, share of revenue',
  unit: 'share',
  min: 0,
  max: 1,
} as const satisfies NumberField;
