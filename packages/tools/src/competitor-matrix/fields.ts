import type { Field, InputOf } from '../field.ts';
import { ideaField, readingFields } from '../idea/fields.ts';

const compared = 'What is compared';

export const fields = [
  ideaField,
  {
    name: 'matrix',
    kind: 'matrix',
    label: 'Features and rivals',
    help: 'Left empty, we propose both and you correct them for free. Arrows move, y, p, n and u answer. Unknown never counts as no.',
    rowLabel: 'Feature',
    columnLabel: 'Product',
    maxRows: 30,
    maxColumns: 13,
    essential: true,
    editable: true,
  },
  ...readingFields,
  {
    name: 'rivals',
    kind: 'list',
    label: 'Rivals you meet',
    group: compared,
    help: 'The names your customers mention.',
    maxItems: 12,
    maxLength: 60,
  },
  {
    name: 'company',
    kind: 'text',
    label: 'Your product',
    group: compared,
    help: 'As its column is called, where that is not “You”.',
    maxLength: 60,
    editable: true,
  },
  {
    name: 'segments',
    kind: 'table',
    label: 'What each kind of buyer weighs most',
    group: compared,
    help: 'Up to five features each, parted by semicolons. They count three times.',
    columns: [
      { name: 'segment', label: 'Buyers', kind: 'text', aliases: ['segment', 'customer', 'customers'] },
      { name: 'weighs', label: 'Features', kind: 'text', aliases: ['weigh most', 'most important'] },
    ],
    maxRows: 4,
    editable: true,
  },
  {
    name: 'prices',
    kind: 'table',
    label: 'Prices and one measure',
    group: compared,
    help: 'What a typical customer pays for each product in a month. The measure is yours: days to set up, reviews, seats.',
    columns: [
      { name: 'product', label: 'Product', kind: 'text', aliases: ['name', 'rival'] },
      { name: 'price', label: 'Price a month', kind: 'number', unit: 'money', min: 0, aliases: ['price'] },
      { name: 'measure', label: 'Measure', kind: 'number', unit: 'count', min: 0, aliases: ['own measure'] },
    ],
    maxRows: 13,
    editable: true,
  },
  {
    name: 'ownMeasure',
    kind: 'text',
    label: 'What the measure is',
    group: compared,
    help: '“Days to set up”: an axis of the map.',
    maxLength: 40,
    editable: true,
  },
] as const satisfies readonly Field[];

export type Input = InputOf<typeof fields>;
