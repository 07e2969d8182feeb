import type { Unit } from '@slipway/core';
import { facts } from './facts.ts';

export type FactGroup =
  | 'idea'
  | 'reading'
  | 'customer'
  | 'problem'
  | 'price'
  | 'channel'
  | 'stage'
  | 'region'
  | 'team'
  | 'metrics'
  | 'rivals'
  | 'brand'
  | 'evidence';

/** A fact of the record. A tool's field of the same name asks for the same thing, and says more of how it is written. */
export interface ListedFact {
  readonly id: string;
  readonly group: FactGroup;
  readonly label: string;
  readonly kind: 'text' | 'long-text' | 'number' | 'list' | 'table';
  readonly unit?: Unit;
}

const text = (id: string, group: FactGroup, label: string): ListedFact => ({
  id,
  group,
  label,
  kind: 'text',
});
const number = (id: string, group: FactGroup, label: string, unit: Unit): ListedFact => ({
  id,
  group,
  label,
  kind: 'number',
  unit,
});

/** The typed list, in the order a record is read. */
export const factList: readonly ListedFact[] = [
  { id: 'idea', group: 'idea', label: 'Your idea', kind: 'long-text' },
  text('does', 'reading', 'What it does'),
  text('offer', 'reading', 'What you sell'),
  text('charges', 'reading', 'How it charges'),
  text('customer', 'customer', 'Who pays'),
  text('user', 'customer', 'Who uses it'),
  text('supplier', 'customer', 'Who supplies'),
  number('named', 'customer', 'Customers you can name today', 'count'),
  { id: 'problem', group: 'problem', label: 'The problem', kind: 'long-text' },
  text('costsNow', 'problem', 'What it costs one customer a year now'),
  text('paysToday', 'problem', 'They pay today for'),
  text('howOften', 'problem', 'How often one customer has the problem'),
  text('whyNow', 'problem', 'Why now'),
  number('price', 'price', 'Price', 'money'),
  text('per', 'price', 'Price is per'),
  text('currency', 'price', 'Currency'),
  number('takeRate', 'price', 'Your share of each sale', 'share'),
  text('channel', 'channel', 'Your way in'),
  text('stage', 'stage', 'How far it is'),
  text('yardstick', 'stage', 'What it should become'),
  text('region', 'region', 'Where you sell first'),
  text('team', 'team', 'Who is on it'),
  number('founderYears', 'team', 'Your years in the field', 'years'),
  { id: 'months', group: 'metrics', label: 'Monthly figures', kind: 'table' },
  ...Object.entries(facts).map(([id, { label, unit }]) => number(id, 'metrics', label, unit)),
  { id: 'rivals', group: 'rivals', label: 'Rivals you meet', kind: 'list' },
  text('edge', 'rivals', 'Why you and not the next best'),
  text('company', 'brand', 'Company'),
  text('brand', 'brand', 'How it looks and sounds'),
  text('evidence', 'evidence', 'Evidence so far'),
  number('evidenceCount', 'evidence', 'How many of them', 'count'),
  { id: 'accepted', group: 'evidence', label: 'Differences you keep', kind: 'list' },
];
