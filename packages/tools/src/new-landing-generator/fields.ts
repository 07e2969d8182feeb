import type { Field, InputOf } from '../field.ts';
import { pageFields } from '../landing/fields.ts';

const test = 'The test';

export const fields = [
  ...pageFields,
  {
    name: 'differsIn',
    kind: 'choice',
    label: 'What the two pages differ in',
    help: 'One argument only: whatever else differed, you could not say what made the difference.',
    options: [
      { value: 'opening', label: 'The problem first, or what it does first' },
      { value: 'price', label: 'With the price, or without it' },
    ],
    group: test,
    editable: true,
  },
  {
    name: 'visitorsPerWeek',
    kind: 'number',
    label: 'Visitors you can send a week',
    help: 'From a post, a mailing, a club: people who could buy.',
    unit: 'count',
    min: 10,
    max: 1_000_000,
    whole: true,
    group: test,
    editable: true,
  },
] as const satisfies readonly Field[];

export type Input = InputOf<typeof fields>;
