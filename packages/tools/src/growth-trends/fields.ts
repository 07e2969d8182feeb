import type { Field, InputOf } from '../field.ts';
import { companyField, currencyField } from '../shared-fields.ts';

const goal = 'Your goal';
const market = 'Your market';
const movements = 'Who came and who left';
const steps = ['day', 'week', 'month'] as const;

export const fields = [
  {
    name: 'series',
    kind: 'series',
    label: 'Your numbers',
    help: 'One number a day, week or month: paste two columns or drop a CSV. A gap stays open; it is not a zero. Before launch, leave it empty and give “Numbers of your market” under “Sharpen it”.',
    valueLabel: 'Number',
    aliases: ['value', 'count', 'total', 'customers', 'users', 'revenue', 'mrr', 'sales', 'orders', 'visits'],
    unit: 'count',
    steps,
    minPoints: 1,
    maxPoints: 1500,
    essential: true,
  },
  {
    name: 'measure',
    kind: 'choice',
    label: 'What you count',
    options: [
      { value: 'customers', label: 'Paying customers' },
      { value: 'users', label: 'Active users' },
      { value: 'revenue', label: 'Revenue' },
      { value: 'signups', label: 'Sign-ups' },
      { value: 'orders', label: 'Orders' },
      { value: 'visits', label: 'Visits' },
      { value: 'other', label: 'Something else' },
    ],
    essential: true,
  },
  { ...currencyField, help: 'Where the numbers are money.' },
  companyField,
  {
    name: 'goal',
    kind: 'number',
    label: 'Number you want to reach',
    unit: 'count',
    min: 0,
    max: 1e12,
    group: goal,
    editable: true,
  },
  {
    name: 'goalDate',
    kind: 'date',
    label: 'By when',
    help: 'Gives the growth you need until then.',
    group: goal,
    editable: true,
  },
  {
    name: 'topic',
    kind: 'text',
    label: 'Your market in a few words',
    help: 'The title of a Wikipedia article, such as “Dog grooming”. Its page views are looked up where this copy of Slipway is online.',
    maxLength: 80,
    group: market,
  },
  {
    name: 'market',
    kind: 'series',
    label: 'Numbers of your market',
    help: 'Searches, page views or sales of the whole market. Beside your own numbers, in the same steps. Used instead of Wikipedia.',
    valueLabel: 'Number',
    unit: 'count',
    steps,
    minPoints: 2,
    maxPoints: 1500,
    group: market,
  },
  {
    name: 'ceiling',
    kind: 'number',
    label: 'All who could become customers',
    help: 'The count of your market, not its money. Shows when growth will be fastest; for customers or users.',
    unit: 'count',
    min: 1,
    max: 1e10,
    group: market,
    editable: true,
  },
  {
    name: 'movements',
    kind: 'table',
    label: 'New, back and lost by month',
    help: 'Of customers or users. Shows whether growth is new people or people who stay.',
    columns: [
      { name: 'month', label: 'Month', kind: 'month', aliases: ['date', 'period', 'month ending'] },
      {
        name: 'new',
        label: 'New',
        kind: 'number',
        unit: 'count',
        min: 0,
        aliases: ['new customers', 'new users', 'added'],
      },
      {
        name: 'back',
        label: 'Back',
        kind: 'number',
        unit: 'count',
        min: 0,
        aliases: ['resurrected', 'reactivated', 'returned', 'won back'],
      },
      {
        name: 'lost',
        label: 'Lost',
        kind: 'number',
        unit: 'count',
        aliases: ['churned', 'churn', 'lost customers', 'left'],
      },
    ],
    maxRows: 120,
    group: movements,
  },
] as const satisfies readonly Field[];

export type Input = InputOf<typeof fields>;
