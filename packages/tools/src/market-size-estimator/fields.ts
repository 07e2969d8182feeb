import type { ChoiceField, Field, InputOf, NumberField, TextField } from '../field.ts';
import { yardstickField } from '../idea/company-fields.ts';
import { ideaField, readingFields } from '../idea/fields.ts';

const group = 'Your market';
const editable = true;
const money = { kind: 'number', group, editable, unit: 'money', min: 0, max: 1_000_000_000_000 } as const;
const share = { kind: 'number', group, editable, unit: 'share', min: 0, max: 1 } as const;

/** What no reading can say; each is also an assumption of the sheet, under the same name. */
export const marketFields = [
  {
    name: 'buyers',
    kind: 'number',
    label: 'How many of them there are',
    help: 'Your own count, from a register, an association or a census.',
    group,
    editable,
    unit: 'count',
    min: 1,
    max: 10_000_000_000,
  },
  { name: 'count', kind: 'text', label: 'Published count', maxLength: 80, hidden: true, editable },
  {
    name: 'unitsPerCustomer',
    kind: 'number',
    label: 'Seats, sites or pieces each customer pays for',
    group,
    editable,
    unit: 'count',
    min: 0.01,
    max: 1_000_000,
  },
  {
    name: 'timesPerYear',
    kind: 'number',
    label: 'Times a year one customer buys',
    help: '0.25 for something bought every four years.',
    group,
    editable,
    unit: 'count/year',
    min: 0.01,
    max: 1_000_000,
  },
  { ...money, name: 'saleSize', label: 'Size of one sale', help: 'Where you keep a share of it.' },
  { ...money, name: 'adRate', label: 'Paid for a thousand views', help: 'Where advertisers pay.' },
  { ...share, name: 'fitShare', label: 'Share of them your product fits' },
  { ...share, name: 'reachShare', label: 'Share of those you can reach' },
  { ...share, name: 'adoption', label: 'Share of those you expect to win' },
  {
    name: 'sellers',
    kind: 'number',
    label: 'People who sell',
    group,
    editable,
    unit: 'count',
    min: 0,
    max: 10_000,
  },
  {
    name: 'dealsPerSeller',
    kind: 'number',
    label: 'Customers each of them signs a month',
    group,
    editable,
    unit: 'count/month',
    min: 0,
    max: 100_000,
  },
  {
    name: 'churnPerMonth',
    kind: 'number',
    label: 'Customers lost a month',
    group,
    editable,
    unit: 'share/month',
    min: 0,
    max: 1,
  },
  {
    name: 'years',
    kind: 'number',
    label: 'Years you give it',
    group,
    editable,
    unit: 'years',
    min: 1,
    max: 10,
    whole: true,
  },
  { ...money, name: 'valuePerMonth', unit: 'money/month', label: 'What it is worth to one customer a month' },
  { ...share, name: 'captureShare', label: 'Share of that worth you can charge' },
  {
    ...money,
    name: 'marketFigure',
    unit: 'money/year',
    label: 'A published market figure',
    help: 'What the whole market spends in a year, in your currency.',
  },
  {
    name: 'marketYear',
    kind: 'number',
    label: 'Year of that figure',
    group,
    editable,
    unit: 'count',
    min: 1990,
    max: 2100,
    whole: true,
  },
  { ...share, name: 'marketShare', label: 'Part of it that is your kind of product' },
  { ...yardstickField, group, editable },
] as const satisfies readonly (NumberField | TextField | ChoiceField)[];

export const fields = [ideaField, ...readingFields, ...marketFields] as const satisfies readonly Field[];

export type MarketInput = InputOf<typeof fields>;
export type NumberName = Extract<(typeof marketFields)[number], { kind: 'number' }>['name'];

export const sample: MarketInput = {
  idea: 'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself, inside the practice software they already use. We interviewed 14 offices in Ohio; nine keep a paper list of patients who want to come sooner. $249 a month.',
  customer: 'dental offices',
  region: 'US',
  charges: 'subscription',
  price: 249,
  per: 'month',
  currency: 'USD',
  fitShare: 0.6,
  sellers: 2,
  dealsPerSeller: 4,
};
