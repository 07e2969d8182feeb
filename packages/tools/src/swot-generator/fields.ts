import type { Field, InputOf } from '../field.ts';
import { ideaField, readingFields } from '../idea/fields.ts';

const company = 'What you bring';

export const evidenceField = {
  name: 'evidence',
  kind: 'choice',
  label: 'Strongest evidence so far',
  group: company,
  options: [
    { value: 'none', label: 'None yet' },
    { value: 'opinions', label: 'Opinions of people I know' },
    { value: 'desk-research', label: 'Desk research' },
    { value: 'interviews', label: 'Interviews with strangers' },
    { value: 'waitlist', label: 'Waiting list' },
    { value: 'letters', label: 'Signed letters or deposits' },
    { value: 'paying', label: 'Paying customers' },
  ],
} as const satisfies Field;

export const fields = [
  ideaField,
  ...readingFields,
  {
    name: 'edge',
    kind: 'text',
    label: 'Why you and not the next best',
    group: company,
    help: 'With a number if you can: "confirms in two minutes instead of a day".',
    maxLength: 160,
  },
  {
    name: 'rivals',
    kind: 'list',
    label: 'Rivals you meet',
    group: company,
    help: 'One a line: the names your customers mention.',
    maxItems: 8,
    maxLength: 60,
  },
  {
    name: 'channel',
    kind: 'text',
    label: 'Your way in',
    group: company,
    help: 'How they will find you: an association, a dealer, cold email.',
    maxLength: 160,
  },
  {
    name: 'team',
    kind: 'text',
    label: 'Who is on it',
    group: company,
    help: 'Who builds and who sells: "two developers and a nurse".',
    maxLength: 160,
  },
  {
    name: 'founderYears',
    kind: 'number',
    label: 'Your years in this field',
    group: company,
    unit: 'years',
    min: 0,
    max: 70,
  },
  evidenceField,
  {
    name: 'evidenceCount',
    kind: 'number',
    label: 'How many of them',
    group: company,
    help: 'Interviews, sign-ups, letters or paying customers.',
    unit: 'count',
    min: 0,
    max: 10_000_000,
    whole: true,
  },
] as const satisfies readonly Field[];

export type SwotInput = InputOf<typeof fields>;

export const sample: SwotInput = {
  idea: 'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself, inside the practice software they already use. We interviewed 14 offices in Ohio; nine keep a paper list of patients who want to come sooner. $249 a month.',
  customer: 'dental offices with one or two dentists',
  region: 'US',
  edge: 'fills a cancelled slot in ten minutes without a call',
  rivals: ['Weave', 'NexHealth'],
  channel: 'dental dealers and the marketplaces of practice software',
  team: 'one developer and a former office manager',
  founderYears: 6,
  evidence: 'interviews',
  evidenceCount: 14,
};
