import type { Field, InputOf } from '../field.ts';
import { evidenceCountField, evidenceField, founderYearsField } from '../idea/company-fields.ts';
import { ideaField, readingFields } from '../idea/fields.ts';
import { companyField, growthField } from '../shared-fields.ts';

const ask = 'What you ask for';
const story = 'Your story';
const numbers = 'Your numbers';

const text = <const Name extends string>(
  group: string,
  name: Name,
  label: string,
  help: string,
  maxLength = 160,
) => ({ name, kind: 'text', label, help, maxLength, group, editable: true }) as const;

const number = <const Name extends string, const U extends 'money' | 'money/month' | 'months'>(
  group: string,
  name: Name,
  label: string,
  unit: U,
  more: { readonly help?: string; readonly min: number; readonly max: number },
) => ({ name, kind: 'number', label, unit, ...more, group, editable: true }) as const;

const sum = (help: string, min = 0) => ({ help, min, max: 1e12 });
const first = { essential: true, editable: true } as const;

export const fields = [
  ideaField,
  {
    name: 'audience',
    kind: 'choice',
    label: 'Who listens',
    options: [
      { value: 'investor', label: 'An investor' },
      { value: 'customer', label: 'A customer' },
      { value: 'partner', label: 'A partner' },
      { value: 'hire', label: 'Someone to hire' },
    ],
    ...first,
  },
  {
    name: 'opening',
    kind: 'choice',
    label: 'How you begin',
    options: [
      { value: 'plain', label: 'With the problem' },
      { value: 'numbers', label: 'With your best number' },
      { value: 'personal', label: 'With yourself' },
    ],
    ...first,
  },
  { ...companyField, ...first },
  number(ask, 'askSum', 'Sum you raise', 'money', sum('From investors. Left empty, the pitch names no sum.')),
  text(ask, 'askFor', 'What for', 'After “for”: “two engineers and a first seller”.'),
  number(ask, 'askMonths', 'Months it lasts', 'months', { min: 1, max: 120 }),
  text(ask, 'askProves', 'True by then', 'A sentence: “sixty offices pay”.'),
  text(story, 'oneLiner', 'In one sentence', 'Left empty, we make one from your words.', 200),
  {
    name: 'problem',
    kind: 'long-text',
    label: 'The problem',
    help: 'What goes wrong for them today, as you would say it aloud. Who, how often, what it costs.',
    maxLength: 600,
    group: story,
    editable: true,
  },
  text(
    story,
    'edge',
    'Why you and not the next best',
    'With a number if you can: “confirms in two minutes instead of a day”.',
  ),
  {
    name: 'rivals',
    kind: 'list',
    label: 'Rivals you meet',
    help: 'The names your customers mention.',
    maxItems: 8,
    maxLength: 60,
    group: story,
    editable: true,
  },
  text(
    story,
    'changed',
    'What changed, and when',
    'A law, a price, a habit: “since January labs must file online”.',
  ),
  text(story, 'channel', 'Your way in', 'How they will find you: an association, a dealer, cold email.'),
  text(story, 'team', 'Who is on it', 'Who builds and who sells: “two developers and a nurse”.'),
  { ...founderYearsField, group: story, editable: true },
  text(story, 'speaker', 'Who speaks', 'Your name, for the email and the cover.', 80),
  text(story, 'contact', 'How to reach you', 'An address or a number, for the cover.', 80),
  { ...evidenceField, group: numbers, editable: true },
  { ...evidenceCountField, group: numbers, editable: true },
  number(
    numbers,
    'mrr',
    'Monthly recurring revenue',
    'money/month',
    sum('Of the latest month. Empty before revenue.'),
  ),
  { ...growthField, min: -1, max: 10, group: numbers, editable: true },
  number(numbers, 'cash', 'Cash in the bank', 'money', sum('At the end of the latest month.')),
  number(
    numbers,
    'netBurn',
    'Net burn',
    'money/month',
    sum('Cash out minus cash in. Below zero if cash grows.', -1e12),
  ),
  ...readingFields,
] as const satisfies readonly Field[];

export type Input = InputOf<typeof fields>;
export type Audience = NonNullable<Input['audience']>;
export type Opening = NonNullable<Input['opening']>;

/** The company of the idea tools' samples. */
export const sample: Input = {
  idea: 'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself, inside the practice software they already use. We interviewed 14 offices in Ohio; nine keep a paper list of patients who want to come sooner. $249 a month.',
  audience: 'investor',
  opening: 'plain',
  company: 'Gapwise',
  askSum: 400_000,
  askFor: 'two engineers and a first seller in Ohio',
  askMonths: 18,
  askProves: 'sixty offices pay every month',
  problem:
    'A dental office loses a chair hour every time a patient cancels. The front desk then rings down a paper list, six hours a week, and mostly reaches voicemail.',
  edge: 'fills a cancelled slot in ten minutes without a call',
  rivals: ['Weave', 'NexHealth'],
  changed: 'Since 2024 most practice software lets other programs write into the schedule',
  channel: 'dental dealers and the marketplaces of practice software',
  team: 'one developer and a former office manager',
  founderYears: 6,
  speaker: 'Dana Reyes',
  evidence: 'interviews',
  evidenceCount: 14,
  cash: 73_000,
  netBurn: 9300,
  customer: 'dental offices with one or two dentists',
  region: 'US',
  price: 249,
  per: 'month',
  currency: 'USD',
};
