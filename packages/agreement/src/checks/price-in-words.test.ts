import { setFact } from '@slipway/record';
import { expect, test } from 'vitest';
import type { Company } from '../company.ts';
import { today, told } from '../testing/cases.ts';
import { check } from './price-in-words.ts';

const company = (idea: string, price = 49, per = 'month', currency?: string): Company =>
  told({ idea, price, per, ...(currency !== undefined && { currency }) });
const quotes = (given: Company) => check.find(given).map(({ sides }) => sides[1].quote);

test.each([
  ['We charge salons $39/month.', '$39/month'],
  ['Price: $39 per seat per month.', '$39 per seat per month'],
  ['Invoices for plumbers, $468 a year.', '$468 a year'],
  ['A CRM for vets, $1,200.50 a month.', '$1,200.50 a month'],
])('%j: the price is read', (idea, quote) => expect(quotes(company(idea))).toEqual([quote]));

test.each([
  ['They lose $300 a month to no-shows.'],
  ['A $49 a month plan, cheaper than rivals at $199 a month.'],
  ['Basic is $19 a month, Pro is $99 a month.'],
  ['$5k a month in revenue already.'],
  ['It costs $39 once.'],
  ['A plan of $588 a year.'],
  ['We burn $9,000 a month.'],
])('%j: nothing is held against the price', (idea) => expect(quotes(company(idea))).toEqual([]));

test('another currency is another finding; the same sign is compared', () => {
  expect(quotes(company('At €39 a month.', 49, 'month', 'USD'))).toEqual([]);
  expect(quotes(company('At €39 a month.', 49, 'month', 'EUR'))).toEqual(['€39 a month']);
});

test('a yearly price writes a yearly one, and either press ends it', () => {
  const given = company('For gyms, $1,200 a year each.', 1500, 'year');
  const [found] = check.find(given);
  expect(found?.settle).toMatchObject([
    { fact: 'idea', value: 'For gyms, $1,500 a year each.' },
    { fact: 'price', value: 1200 },
  ]);
  for (const one of found?.settle ?? []) {
    if (one.kind !== 'fact') throw new Error('not settled in one press');
    const change = { at: `${today}T10:00:00.000Z`, provenance: { kind: 'hand' as const } };
    expect(check.find({ ...given, record: setFact(given.record, one.fact, one.value, change) })).toEqual([]);
  }
});
