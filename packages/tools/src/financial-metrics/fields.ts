import type { Field, InputOf, NumberField } from '../field.ts';
import { topCustomerShareField } from '../idea/company-fields.ts';
import { companyField, currencyField, segmentField } from '../shared-fields.ts';
import { columns } from './columns.ts';

const business = 'Your business';
const capital = 'Capital and people';
const balance = 'Balance sheet';

function amount<const Name extends string>(name: Name, label: string, group: string, help?: string) {
  return {
    name,
    kind: 'number',
    label,
    unit: 'money',
    min: 0,
    max: 1e12,
    group,
    editable: true,
    ...(help !== undefined && { help }),
  } as const satisfies NumberField;
}

export const fields = [
  {
    name: 'months',
    kind: 'table',
    label: 'Monthly figures',
    help: 'Paste from a spreadsheet or import a CSV. Leave blank what you do not track: a blank is not a zero.',
    columns,
    maxRows: 120,
    essential: true,
    editable: true,
  },
  {
    name: 'mode',
    kind: 'choice',
    label: 'How you earn',
    help: 'Decides which figures make sense.',
    options: [
      { value: 'saas', label: 'Subscriptions (SaaS)' },
      { value: 'marketplace', label: 'Marketplace' },
      { value: 'ecommerce', label: 'E-commerce' },
      { value: 'services', label: 'Services' },
      { value: 'before-revenue', label: 'Not earning yet' },
    ],
    essential: true,
    editable: true,
  },
  { ...currencyField, essential: true, editable: true },
  { ...companyField, group: business, editable: true },
  {
    ...segmentField,
    help: 'What is usual differs: small firms leave more often and decide faster.',
    group: business,
    editable: true,
  },
  { ...topCustomerShareField, group: business, editable: true },
  {
    name: 'customerAge',
    kind: 'number',
    label: 'Average age of a customer',
    help: 'How long your customers have been with you, on average. Shows how far a lifetime is extrapolated.',
    unit: 'months',
    min: 0,
    max: 600,
    group: business,
    editable: true,
  },
  {
    name: 'round',
    kind: 'choice',
    label: 'Last round',
    group: capital,
    editable: true,
    options: [
      { value: 'none', label: 'None: own money' },
      { value: 'pre-seed', label: 'Pre-seed' },
      { value: 'seed', label: 'Seed' },
      { value: 'series-a', label: 'Series A' },
      { value: 'later', label: 'Later' },
    ],
  },
  amount('capitalRaised', 'Capital raised so far', capital, 'All rounds together, without revenue.'),
  {
    name: 'staff',
    kind: 'number',
    label: 'Full-time staff',
    help: 'Two half-time people count as one.',
    unit: 'count',
    min: 0,
    max: 1_000_000,
    group: capital,
    editable: true,
  },
  {
    name: 'discountRate',
    kind: 'number',
    label: 'Discount rate a year',
    help: 'How much less a dollar is worth a year later: 10% is common, 20 to 25% is prudent early on.',
    unit: 'share/year',
    min: 0,
    max: 1,
    group: capital,
    editable: true,
  },
  amount('currentAssets', 'Current assets', balance),
  amount(
    'currentLiabilities',
    'Current liabilities',
    balance,
    'Due within the year; prepaid contracts count.',
  ),
  amount('receivables', 'Receivables', balance, 'Billed, not yet paid.'),
  amount('inventory', 'Inventory', balance),
  amount('payables', 'Payables', balance, 'Owed to suppliers.'),
] as const satisfies readonly Field[];

export type Input = InputOf<typeof fields>;
export type Mode = NonNullable<Input['mode']>;
export type RawRow = NonNullable<Input['months']>[number];
