import type { ChoiceField, LongTextField, NumberField, TextField } from '../field.ts';
import { currencyField } from '../shared-fields.ts';
import { stageField } from './company-fields.ts';
import { countries } from './countries.ts';

/** Slots that every tool about an idea shares: the same name means the same thing everywhere, and in the record. */
export const ideaField = {
  name: 'idea',
  kind: 'long-text',
  label: 'Your idea',
  help: 'What it does, who pays for it, and where. One line is enough to start.',
  maxLength: 4000,
  essential: true,
} as const satisfies LongTextField;

const reading = 'How we read it';

const text = <const Name extends string>(name: Name, label: string, help: string) =>
  ({ name, kind: 'text', label, help, group: reading, maxLength: 160 }) as const satisfies TextField;

const hidden = <const Name extends string>(name: Name, label: string, maxLength = 120) =>
  ({ name, kind: 'text', label, maxLength, hidden: true }) as const satisfies TextField;

export const regionField = {
  name: 'region' as const,
  kind: 'choice' as const,
  label: 'Where you sell first',
  group: reading,
  options: [
    { value: 'global', label: 'Worldwide' },
    { value: 'EU', label: 'European Union' },
    ...countries.map(([value, label]) => ({ value, label })),
  ],
} satisfies ChoiceField;

/** What was understood of the idea; each one a founder may put right. */
export const readingFields = [
  text('does', 'What it does', 'A verb and a thing: "counts scaffold gear from photos".'),
  text('customer', 'Who pays', 'As narrow as you can: "dental offices with one or two dentists".'),
  text('user', 'Who uses it', 'Only if the user is not the one who pays.'),
  text('supplier', 'Who supplies', 'The other side of a marketplace.'),
  regionField,
  {
    name: 'charges',
    kind: 'choice',
    label: 'How it charges',
    group: reading,
    options: [
      { value: 'subscription', label: 'Subscription' },
      { value: 'seat', label: 'Per user' },
      { value: 'usage', label: 'By use' },
      { value: 'take-rate', label: 'Share of each sale' },
      { value: 'one-off', label: 'Sold once' },
      { value: 'rent', label: 'Rented' },
      { value: 'fee', label: 'Fee per job' },
      { value: 'interchange', label: 'Card fees' },
      { value: 'ads', label: 'Advertising' },
      { value: 'licence', label: 'Licence' },
      { value: 'grant', label: 'Grants or donations' },
    ],
  } as const satisfies ChoiceField,
  {
    name: 'price',
    kind: 'number',
    label: 'Price',
    group: reading,
    unit: 'money',
    min: 0,
    max: 100_000_000,
  } as const satisfies NumberField,
  {
    name: 'per',
    kind: 'choice',
    label: 'Price is per',
    group: reading,
    options: [
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year' },
      { value: 'seat a month', label: 'User a month' },
      { value: 'order', label: 'Order or sale' },
      { value: 'job', label: 'Job or visit' },
      { value: 'hour', label: 'Hour' },
      { value: 'day', label: 'Day' },
      { value: 'unit', label: 'Piece' },
    ],
  } as const satisfies ChoiceField,
  { ...currencyField, group: reading },
  {
    name: 'takeRate',
    kind: 'number',
    label: 'Your share of each sale',
    group: reading,
    unit: 'share',
    min: 0,
    max: 1,
  } as const satisfies NumberField,
  hidden('businessModel', 'Business model'),
  hidden('niche', 'Kind of business'),
  hidden('venture', 'Nearest business'),
  hidden('capacity', 'What you can do'),
  hidden('unitCost', 'What one costs you'),
  hidden('ownCash', 'Cash you have'),
  hidden('ownCost', 'What it costs you to run'),
  hidden('customersNow', 'Who pays already'),
  hidden('theyPay', 'What it costs them today'),
  hidden('ownGoal', 'Your goal'),
  hidden('ownCount', 'How many there are'),
  hidden('included', 'What one price pays for'),
  hidden('season', 'How much of the year'),
  hidden('times', 'How often'),
  hidden('sums', 'What each sum is', 600),
  {
    name: 'offer',
    kind: 'choice',
    label: 'What you sell',
    group: reading,
    options: [
      { value: 'software', label: 'Software' },
      { value: 'goods', label: 'Goods' },
      { value: 'service', label: 'A service' },
      { value: 'marketplace', label: 'A marketplace' },
    ],
  } as const satisfies ChoiceField,
  { ...stageField, group: reading },
] as const;
