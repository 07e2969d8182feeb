import type { ChoiceField, Field, InputOf } from '../field.ts';
import {
  evidenceCountField,
  evidenceField,
  founderYearsField,
  yardstickField,
} from '../idea/company-fields.ts';
import { ideaField, readingFields } from '../idea/fields.ts';

const three = 'Three answers give a number';
const proof = 'What you have so far';
const goal = 'What it should become';

export const costsNowField = {
  name: 'costsNow',
  kind: 'choice',
  label: 'What it costs one customer a year now',
  help: 'Money and hours together, in dollars or about as much.',
  group: three,
  options: [
    { value: 'under-100', label: 'Under $100' },
    { value: 'under-1k', label: 'Under $1k' },
    { value: 'under-10k', label: 'Under $10k' },
    { value: 'under-100k', label: 'Under $100k' },
    { value: 'more', label: 'More' },
  ],
} as const satisfies ChoiceField;

export const paysTodayField = {
  name: 'paysToday',
  kind: 'choice',
  label: 'They pay today for',
  group: three,
  options: [
    { value: 'nothing', label: 'Nothing' },
    { value: 'own-time', label: 'Their own time' },
    { value: 'part', label: 'Part of it' },
    { value: 'direct', label: 'A direct product' },
  ],
} as const satisfies ChoiceField;

export const whyNowField = {
  name: 'whyNow',
  kind: 'choice',
  label: 'Why now',
  group: three,
  options: [
    { value: 'nothing', label: 'Nothing changed' },
    { value: 'trend', label: 'A trend' },
    { value: 'possible', label: 'Newly possible' },
    { value: 'law', label: 'A law or a date' },
  ],
} as const satisfies ChoiceField;

const howOftenField = {
  name: 'howOften',
  kind: 'choice',
  label: 'How often one customer has the problem',
  help: 'Gives what it costs them each time.',
  group: goal,
  options: [
    { value: 'daily', label: 'Daily' },
    { value: 'weekly', label: 'Weekly' },
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly' },
  ],
} as const satisfies ChoiceField;

export const fields = [
  ideaField,
  costsNowField,
  paysTodayField,
  whyNowField,
  { ...evidenceField, group: proof },
  { ...evidenceCountField, group: proof },
  {
    name: 'named',
    kind: 'number',
    label: 'Customers you can name today',
    help: 'By name, with a way to reach them.',
    group: proof,
    unit: 'count',
    min: 0,
    max: 100_000,
    whole: true,
  },
  { ...founderYearsField, group: proof },
  { ...yardstickField, group: goal },
  howOftenField,
  ...readingFields,
] as const satisfies readonly Field[];

export type ScoreInput = InputOf<typeof fields>;

export const sample: ScoreInput = {
  idea: 'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself, inside the practice software they already use. We interviewed 14 offices in Ohio; nine keep a paper list of patients who want to come sooner. $249 a month.',
  costsNow: 'under-100k',
  paysToday: 'part',
  whyNow: 'possible',
  evidence: 'interviews',
  evidenceCount: 14,
  named: 9,
  founderYears: 6,
  yardstick: 'small-firm',
  howOften: 'daily',
  customer: 'dental offices with one or two dentists',
  region: 'US',
  price: 249,
  per: 'month',
  currency: 'USD',
};
