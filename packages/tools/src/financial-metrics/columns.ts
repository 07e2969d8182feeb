import type { Column } from '../field.ts';

/**
 * The monthly table. Costs, churn and contraction have no lower bound here: some exports write them as negative numbers, and
 * `books` turns a column of such around.
 */
export const columns = [
  { name: 'month', label: 'Month', kind: 'month', aliases: ['date', 'period', 'month ending'] },
  {
    name: 'mrr',
    label: 'MRR at month end',
    kind: 'number',
    unit: 'money/month',
    min: 0,
    help: 'Recurring revenue only, after discounts: yearly plans count a twelfth.',
    aliases: ['mrr', 'ending mrr', 'closing mrr', 'end mrr', 'total mrr', 'monthly recurring revenue'],
  },
  {
    name: 'startMrr',
    label: 'MRR at month start',
    kind: 'number',
    unit: 'money/month',
    min: 0,
    help: 'For the first month; later ones follow from the month before.',
    aliases: ['starting mrr', 'opening mrr', 'beginning mrr', 'start mrr', 'bop mrr'],
  },
  {
    name: 'newMrr',
    label: 'New MRR',
    kind: 'number',
    unit: 'money/month',
    min: 0,
    help: 'From customers who paid for the first time ever.',
    aliases: ['new business mrr', 'new business', 'new'],
  },
  {
    name: 'expansionMrr',
    label: 'Expansion MRR',
    kind: 'number',
    unit: 'money/month',
    min: 0,
    help: 'More from customers who were paying at the start of the month.',
    aliases: ['expansion', 'upgrade mrr', 'upgrades', 'upsell mrr', 'upsell'],
  },
  {
    name: 'contractionMrr',
    label: 'Contraction MRR',
    kind: 'number',
    unit: 'money/month',
    help: 'Less from customers who still pay.',
    aliases: ['contraction', 'downgrade mrr', 'downgrades', 'downsell'],
  },
  {
    name: 'churnedMrr',
    label: 'Churned MRR',
    kind: 'number',
    unit: 'money/month',
    help: 'From customers who went to zero.',
    aliases: ['churn mrr', 'churned', 'churn', 'lost mrr', 'cancelled mrr', 'canceled mrr'],
  },
  {
    name: 'reactivationMrr',
    label: 'Reactivation MRR',
    kind: 'number',
    unit: 'money/month',
    min: 0,
    help: 'Paid before, not at the start of the month, pays again.',
    aliases: ['reactivation', 'reactivated mrr', 'win-back mrr', 'resurrected mrr'],
  },
  {
    name: 'revenue',
    label: 'Revenue',
    kind: 'number',
    unit: 'money/month',
    help: 'All of it, for a marketplace only what you keep.',
    aliases: ['sales', 'net revenue', 'net sales', 'turnover', 'total revenue', 'income'],
  },
  {
    name: 'gmv',
    label: 'GMV',
    kind: 'number',
    unit: 'money/month',
    min: 0,
    help: 'Marketplaces: everything traded, before your share.',
    aliases: ['gross merchandise value', 'gross bookings', 'gtv', 'gross transaction value'],
  },
  {
    name: 'orders',
    label: 'Orders',
    kind: 'number',
    unit: 'count/month',
    min: 0,
    aliases: ['transactions', 'order count', 'number of orders'],
  },
  {
    name: 'customers',
    label: 'Paying customers at month end',
    kind: 'number',
    unit: 'count',
    min: 0,
    help: 'Without free users.',
    aliases: [
      'customers',
      'paying customers',
      'active customers',
      'accounts',
      'subscribers',
      'clients',
      'buyers',
    ],
  },
  {
    name: 'newCustomers',
    label: 'New customers',
    kind: 'number',
    unit: 'count/month',
    min: 0,
    aliases: ['new logos', 'customers won', 'new clients', 'new buyers', 'new subscribers'],
  },
  {
    name: 'lostCustomers',
    label: 'Customers lost',
    kind: 'number',
    unit: 'count/month',
    help: 'Of those who were there at the start of the month.',
    aliases: ['lost customers', 'churned customers', 'cancelled customers', 'lost logos', 'churned logos'],
  },
  {
    name: 'cogs',
    label: 'Cost of goods sold',
    kind: 'number',
    unit: 'money/month',
    help: 'Software: hosting, third-party APIs and models, support, onboarding, payment fees.',
    aliases: ['cogs', 'cost of sales', 'cost of revenue', 'direct costs', 'cost of services'],
  },
  {
    name: 'variableCosts',
    label: 'Other variable costs',
    kind: 'number',
    unit: 'money/month',
    help: 'What each sale costs beside: shipping, commissions, promotions. Not counted again elsewhere.',
    aliases: ['variable costs', 'shipping', 'fulfilment', 'fulfillment', 'shipping and fulfilment'],
  },
  {
    name: 'salesMarketing',
    label: 'Sales and marketing',
    kind: 'number',
    unit: 'money/month',
    help: 'Salaries, tools, ads, commissions, agencies.',
    aliases: ['s&m', 'sales & marketing', 'marketing', 'marketing spend', 'marketing costs'],
  },
  {
    name: 'paidMarketing',
    label: 'of which paid channels',
    kind: 'number',
    unit: 'money/month',
    help: 'The part of sales and marketing that bought reach.',
    aliases: ['paid marketing', 'ad spend', 'ads', 'advertising', 'paid acquisition'],
  },
  {
    name: 'paidCustomers',
    label: 'New customers from paid channels',
    kind: 'number',
    unit: 'count/month',
    min: 0,
    aliases: ['customers from ads', 'paid channel customers', 'customers from paid'],
  },
  {
    name: 'otherCosts',
    label: 'All other costs',
    kind: 'number',
    unit: 'money/month',
    help: 'Product, rent, administration.',
    aliases: [
      'other costs',
      'costs',
      'expenses',
      'opex',
      'operating expenses',
      'overheads',
      'overhead',
      'fixed costs',
      'r&d and g&a',
    ],
  },
  {
    name: 'cash',
    label: 'Cash at month end',
    kind: 'number',
    unit: 'money',
    aliases: ['cash', 'cash balance', 'bank balance', 'closing cash', 'cash at end'],
  },
  {
    name: 'funding',
    label: 'Funding received',
    kind: 'number',
    unit: 'money/month',
    min: 0,
    help: 'Equity, loans and grants: money that is not from customers.',
    aliases: ['funding', 'investment', 'equity raised', 'capital raised', 'fundraising'],
  },
] as const satisfies readonly Column[];

export type ColumnName = Exclude<(typeof columns)[number]['name'], 'month'>;
export const columnNames: readonly ColumnName[] = columns.flatMap(({ name }) =>
  name === 'month' ? [] : [name],
);

export function columnLabel(name: ColumnName): string {
  return columns.find((column) => column.name === name)?.label ?? name;
}

/** A row in which nothing is filled in. */
export const blankCells = Object.fromEntries(columnNames.map((name) => [name, null])) as Record<
  ColumnName,
  null
>;
