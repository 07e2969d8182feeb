import type { ChoiceField, Field, InputOf, NumberField } from '../field.ts';
import {
  evidenceCountField,
  evidenceField,
  founderYearsField,
  stageField,
  topCustomerShareField,
} from '../idea/company-fields.ts';
import { companyField, currencyField, growthField } from '../shared-fields.ts';

const money = 'Money';
const customers = 'Customers and market';
const people = 'Product and people';

const who = (name: 'whoBuilds' | 'whoSells', label: string) =>
  ({
    name,
    kind: 'choice',
    label,
    group: people,
    editable: true,
    options: [
      { value: 'founder', label: 'A founder' },
      { value: 'employee', label: 'An employee' },
      { value: 'agency', label: 'An agency or freelancer' },
      { value: 'nobody', label: 'Nobody yet' },
    ],
  }) as const satisfies ChoiceField;

function amount<const Name extends string, const Unit extends NumberField['unit']>(
  name: Name,
  label: string,
  unit: Unit,
  help: string,
  min = 0,
) {
  return { name, kind: 'number', label, unit, help, min, max: 1e12, editable: true } as const;
}

const staff = <const Name extends string>(name: Name, label: string) =>
  ({ name, kind: 'number', label, unit: 'count', min: 0, max: 1e6, group: people, editable: true }) as const;

export const fields = [
  {
    ...amount('mrr', 'Monthly recurring revenue', 'money/month', 'Of the latest month. 0 before revenue.'),
    essential: true,
  },
  { ...growthField, min: -1, max: 10, essential: true, editable: true },
  { ...amount('cash', 'Cash in the bank', 'money', 'At the end of the latest month.'), essential: true },
  {
    ...amount(
      'netBurn',
      'Net burn',
      'money/month',
      'Cash out minus cash in from customers, averaged over three months. Below zero if cash grows.',
      -1e12,
    ),
    essential: true,
  },
  { ...currencyField, essential: true },
  {
    name: 'runwayMonths',
    kind: 'number',
    label: 'Runway',
    help: 'Only if you do not enter cash and net burn.',
    unit: 'months',
    min: 0,
    max: 1200,
    group: money,
    editable: true,
  },
  {
    ...amount('cac', 'Cost of a new customer', 'money', 'Sales and marketing per new customer.'),
    group: money,
  },
  {
    ...amount('ltv', 'Lifetime value of a customer', 'money', 'Gross margin until they leave, not revenue.'),
    group: money,
  },
  {
    name: 'revenueChurn',
    kind: 'number',
    label: 'Revenue lost a month',
    help: 'To customers who leave or pay less, without what others add.',
    unit: 'share/month',
    min: 0,
    max: 1,
    group: customers,
    editable: true,
  },
  { ...topCustomerShareField, group: customers, editable: true },
  {
    ...amount('marketServed', 'Market you can serve', 'money/year', 'As Market Size Estimator gives it.'),
    group: customers,
  },
  { ...evidenceField, group: customers, editable: true },
  { ...evidenceCountField, group: customers, editable: true },
  { ...stageField, group: people },
  who('whoBuilds', 'Who builds it'),
  who('whoSells', 'Who sells it'),
  { ...founderYearsField, group: people, editable: true },
  { ...staff('staff', 'Full-time staff'), help: 'Two half-time people count as one.' },
  staff('staffBefore', 'Full-time staff six months ago'),
  { ...companyField, group: people, editable: true },
] as const satisfies readonly Field[];

export type Input = InputOf<typeof fields>;

/** An invented company; what it does not know is left open. */
export const sample: Input = {
  mrr: 54_900,
  growthPerMonth: 0.059,
  cash: 398_000,
  netBurn: 50_000,
  currency: 'USD',
  cac: 2290,
  ltv: 5740,
  revenueChurn: 0.027,
  topCustomerShare: 0.31,
  whoBuilds: 'founder',
  whoSells: 'founder',
  founderYears: 6,
  staff: 9,
  staffBefore: 7,
  company: 'Harbour Desk',
};
