import type { CellState, MatrixCell } from '../fields/matrix/field.ts';
import type { Input } from './fields.ts';

const states: Readonly<Record<string, CellState>> = { y: 'yes', p: 'partly', n: 'no', '?': 'unknown' };

/** The founder's own column first. */
const rows: readonly (readonly [string, string])[] = [
  ['Fills a cancelled slot by itself', 'y n n ? n'],
  ['Writes into the practice schedule', 'p y y n ?'],
  ['Two-way texting', 'y y y y p'],
  ['Texts from the office number', 'n y y ? n'],
  ['Online booking', 'n y y y n'],
  ['Recall lists', 'p y ? y n'],
  ['Works with Open Dental', 'y y y n ?'],
  ['Works with Dentrix', 'n y y ? n'],
  ['Signed HIPAA agreement', 'y y y y ?'],
  ['Month-to-month contract', 'y n n ? y'],
  ['Reports filled chair hours', 'n n n n n'],
];

/** Rivals and prices are made up, and say so: of real companies only what somebody has seen is stored. */
export const sample: Input = {
  idea: 'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself, inside the practice software they already use. $249 a month.',
  matrix: {
    columns: ['You', 'Made-up Desk', 'Made-up Recall', 'Made-up Book', 'Made-up Pager'],
    rows: rows.map(([name, cells]) => ({
      name,
      cells: cells.split(' ').map((key): MatrixCell => ({ state: states[key] ?? 'unknown' })),
    })),
  },
  customer: 'dental offices with one or two dentists',
  region: 'US',
  segments: [
    {
      segment: 'Small dental offices',
      weighs:
        'Fills a cancelled slot by itself; Writes into the practice schedule; Texts from the office number; Works with Dentrix; Month-to-month contract',
    },
    {
      segment: 'Dental groups',
      weighs:
        'Writes into the practice schedule; Works with Dentrix; Signed HIPAA agreement; Reports filled chair hours',
    },
  ],
  prices: [
    { product: 'You', price: 249, measure: 3 },
    { product: 'Made-up Desk', price: 399, measure: 30 },
    { product: 'Made-up Recall', price: 329, measure: 14 },
    { product: 'Made-up Book', price: 150, measure: 7 },
    { product: 'Made-up Pager', price: null, measure: 1 },
  ],
  ownMeasure: 'Days to set up',
};
