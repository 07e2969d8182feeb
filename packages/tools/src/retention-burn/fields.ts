import type { Field, InputOf, NumberField } from '../field.ts';
import { companyField, currencyField, growthField, segmentField } from '../shared-fields.ts';

const money = 'Your money';
const more = 'To sharpen it';

function flow<const Name extends string>(name: Name, label: string, help: string) {
  return {
    name,
    kind: 'number',
    label,
    help,
    unit: 'money/month',
    min: 0,
    max: 1e12,
    editable: true,
  } as const satisfies NumberField;
}

function count<const Name extends string>(name: Name, label: string) {
  return { name, label, kind: 'number', unit: 'count', min: 0 } as const;
}

export const fields = [
  {
    name: 'cohorts',
    kind: 'table',
    label: 'Cohorts',
    help: 'Who began in a month, and how many of them paid in each month after. M0 is the month they began.',
    columns: [
      {
        name: 'cohort',
        label: 'Began in',
        kind: 'month',
        aliases: ['cohort', 'month', 'signed up', 'signup month', 'start month', 'date', 'period'],
      },
      {
        name: 'size',
        label: 'Customers at the start',
        kind: 'number',
        unit: 'count',
        min: 0,
        help: 'Only where the months are in percent.',
        aliases: ['size', 'customers', 'users', 'cohort size', 'new customers', 'total'],
      },
    ],
    more: { name: 'm', label: 'M', max: 61, unit: 'count', min: 0 },
    maxRows: 120,
    elsewhere: {
      headings: ['customer', 'customer id', 'customer email', 'email', 'user', 'user id', 'amount'],
      says: 'A file of payments, one a line, goes into “Import a file” below.',
    },
    essential: true,
    editable: true,
  },
  { ...currencyField, essential: true, editable: true },
  {
    name: 'cash',
    kind: 'number',
    label: 'Cash in the bank',
    help: 'Today. An overdraft has a minus.',
    unit: 'money',
    min: -1e12,
    max: 1e12,
    group: money,
    essential: true,
    editable: true,
  },
  {
    ...flow('grossBurn', 'Costs a month', 'All that leaves the bank in a usual month.'),
    group: money,
    essential: true,
  },
  {
    ...flow('mrr', 'Revenue a month', 'Of the latest full month; recurring revenue where you have it.'),
    group: money,
    essential: true,
  },
  { ...growthField, group: money, essential: true, editable: true },
  {
    name: 'revenues',
    kind: 'table',
    label: 'Revenue by month',
    help: 'In place of the two numbers above; a file of payments fills it.',
    columns: [
      { name: 'month', label: 'Month', kind: 'month', aliases: ['date', 'period'] },
      {
        name: 'revenue',
        label: 'Revenue',
        kind: 'number',
        unit: 'money/month',
        aliases: ['mrr', 'sales', 'amount', 'total'],
      },
    ],
    maxRows: 120,
    group: more,
    editable: true,
  },
  {
    name: 'buyerGroups',
    kind: 'table',
    label: 'Buyers who come and go',
    help: 'A file of purchases fills it, where customers skip months and return. Customers who bought alike are one row.',
    columns: [
      count('age', 'Months since the first purchase'),
      count('last', 'Months from first to last'),
      count('repeats', 'Purchases after the first'),
      count('customers', 'Customers'),
    ],
    maxRows: 2000,
    group: more,
  },
  {
    name: 'hires',
    kind: 'table',
    label: 'Planned hires',
    help: 'Only those who are not in the costs yet.',
    columns: [
      { name: 'month', label: 'First month', kind: 'month', aliases: ['start', 'start month', 'date'] },
      { name: 'people', label: 'People', kind: 'number', unit: 'count', min: 0, aliases: ['count', 'heads'] },
      {
        name: 'cost',
        label: 'Cost of each',
        kind: 'number',
        unit: 'money/month',
        min: 0,
        help: 'Salary with all that comes on top.',
        aliases: ['salary', 'monthly cost'],
      },
    ],
    maxRows: 60,
    group: more,
    editable: true,
  },
  {
    name: 'collectionDays',
    kind: 'number',
    label: 'Days until customers pay',
    help: 'From the invoice to the money; 0 with cards.',
    unit: 'days',
    min: 0,
    max: 365,
    group: more,
    editable: true,
  },
  {
    ...flow('arpa', 'Revenue per customer', 'Left blank, it is revenue over paying customers.'),
    group: more,
  },
  {
    name: 'grossMargin',
    kind: 'number',
    label: 'Gross margin',
    help: 'What is left of a sale after its own costs; for the lifetime value.',
    unit: 'share',
    min: -10,
    max: 1,
    group: more,
    editable: true,
  },
  {
    ...segmentField,
    help: 'Decides what is usual: small firms leave more often.',
    group: more,
    editable: true,
  },
  { ...companyField, group: more, editable: true },
] as const satisfies readonly Field[];

export type Input = InputOf<typeof fields>;
export type CohortRow = NonNullable<Input['cohorts']>[number];
