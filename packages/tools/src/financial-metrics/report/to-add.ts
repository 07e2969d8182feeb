import type { ColumnName } from '@slipway/finance';
import type { TableBlock } from '@slipway/report';
import { columnLabel } from '../columns.ts';
import type { Telling } from './telling.ts';

/** Columns by what they open, so that a founder sees which blank is worth filling. */
const opens: Readonly<Partial<Record<ColumnName, readonly string[]>>> = {
  churnedMrr: ['Net and gross revenue retention', 'SaaS quick ratio', 'Revenue churn'],
  contractionMrr: ['Net and gross revenue retention', 'SaaS quick ratio'],
  expansionMrr: ['Net revenue retention', 'LTV with expansion'],
  newMrr: ['MRR waterfall', 'CAC ratio', 'SaaS quick ratio'],
  mrr: ['MRR', 'ARR', 'Burn multiple'],
  revenue: ['Gross margin', 'Net burn', 'Rule of 40'],
  customers: ['ARPA', 'Logo churn', 'LTV'],
  newCustomers: ['CAC', 'LTV to CAC', 'CAC payback'],
  lostCustomers: ['Logo churn', 'LTV'],
  cogs: ['Gross margin', 'LTV', 'Break-even'],
  salesMarketing: ['CAC', 'Magic number', 'Net burn'],
  otherCosts: ['Net burn', 'Break-even', 'Default alive or dead'],
  cash: ['Runway', 'Default alive or dead'],
  gmv: ['Take rate'],
  orders: ['Average order value', 'Contribution an order'],
  variableCosts: ['Contribution margin'],
  paidMarketing: ['CAC of paid channels'],
  paidCustomers: ['CAC of paid channels'],
};

const subscription: readonly ColumnName[] = ['mrr', 'newMrr', 'expansionMrr', 'contractionMrr', 'churnedMrr'];
const shared: readonly ColumnName[] = [
  'revenue',
  'customers',
  'newCustomers',
  'lostCustomers',
  'cogs',
  'salesMarketing',
  'otherCosts',
  'cash',
];
const byMode = {
  saas: [...subscription, ...shared, 'paidMarketing', 'paidCustomers'],
  marketplace: ['gmv', 'orders', ...shared, 'variableCosts'],
  ecommerce: ['orders', ...shared, 'variableCosts'],
  services: shared,
  'before-revenue': ['otherCosts', 'cash'],
} as const satisfies Readonly<Record<string, readonly ColumnName[]>>;

/** Blank columns that this kind of business would fill. */
export function toAdd({ desk }: Telling): readonly TableBlock[] {
  const wanted: readonly ColumnName[] = byMode[desk.mode];
  const blank = wanted.filter((name) => desk.books.cells[name][desk.last] == null);
  if (blank.length === 0 || desk.earning === 'no-longer') return [];
  return [
    {
      kind: 'table',
      id: 'to-add',
      title: 'Not in the table yet',
      columns: [{ label: 'Add' }, { label: 'Opens' }],
      rows: blank.map((name) => ({
        cells: [
          {
            label: desk.books.has(name) ? `${columnLabel(name)}, latest month` : columnLabel(name),
          },
          { label: (opens[name] ?? []).join(', ') },
        ],
      })),
    },
  ];
}
