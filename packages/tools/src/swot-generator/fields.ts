import type { Field, InputOf } from '../field.ts';
import { evidenceCountField, evidenceField, founderYearsField } from '../idea/company-fields.ts';
import { ideaField, readingFields } from '../idea/fields.ts';

const company = 'What you bring';

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
    help: 'The names your customers mention.',
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
  { ...founderYearsField, group: company },
  { ...evidenceField, group: company },
  { ...evidenceCountField, group: company },
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
