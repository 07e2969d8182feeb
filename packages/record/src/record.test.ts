import { expect, test } from 'vitest';
import { setFact } from './edit-facts.ts';
import { prefill } from './prefill.ts';
import { type CompanyRecord, emptyRecord, mergeRecord } from './record.ts';

const monday = '2026-10-05T08:00:00.000Z';
const tuesday = '2026-10-06T08:00:00.000Z';
const months = (mrr: readonly number[], customers: number) =>
  mrr.map((value, index) => ({ month: `2026-${String(index + 1).padStart(2, '0')}`, mrr: value, customers }));
const told = (input: Record<string, unknown>): CompanyRecord =>
  mergeRecord(emptyRecord, 'score-your-idea', input, monday);

test('the newest word on a slot stands, and says who told it', () => {
  const first = told({ customer: 'dental offices', price: 249, idea: ' ' });
  const second = mergeRecord(
    first,
    'market-size-estimator',
    { price: 500, customer: '', region: 'US' },
    tuesday,
  );
  expect(second).toEqual({
    customer: {
      value: 'dental offices',
      toolId: 'score-your-idea',
      at: monday,
      provenance: { kind: 'entered' },
      ofIdea: false,
    },
    price: {
      value: 500,
      toolId: 'market-size-estimator',
      at: tuesday,
      provenance: { kind: 'entered' },
      ofIdea: false,
    },
    region: {
      value: 'US',
      toolId: 'market-size-estimator',
      at: tuesday,
      provenance: { kind: 'entered' },
      ofIdea: false,
    },
  });
  expect(first.price?.value).toBe(249);
});

test('an older run does not overwrite, the same word keeps its first teller, and what-ifs stay in their run', () => {
  const record = mergeRecord(emptyRecord, 'b', { price: 500 }, tuesday);
  expect(mergeRecord(record, 'a', { price: 1 }, monday)).toEqual(record);
  expect(mergeRecord(record, 'c', { price: 500 }, '2026-11-01T00:00:00.000Z')).toEqual(record);
  expect(mergeRecord(record, 'c', { assumptions: { x: 1 } }, '2026-11-01T00:00:00.000Z')).toEqual(record);
});

test('what a form had filled in is nobody’s new word: it neither overwrites nor comes back', () => {
  const hand = (record: CompanyRecord, id: string, value: unknown) =>
    setFact(record, id, value, { at: tuesday, provenance: { kind: 'hand' } });
  const sent = { idea: fire, price: 49, customer: 'fire chiefs', region: 'US' };
  const later = '2026-10-07T08:00:00.000Z';
  const edited = hand(hand(told(sent), 'price', 59), 'customer', '');
  const all = Object.keys(sent);
  expect(mergeRecord(edited, 'swot-generator', sent, later, all)).toEqual(edited);
  // An idea that was put in other words meanwhile stays, and what was typed on the form goes beside it.
  const reworded = hand(edited, 'idea', plants);
  const typed = mergeRecord(reworded, 'swot-generator', { ...sent, region: 'DE' }, later, all.slice(0, 3));
  expect(typed).toEqual({
    ...reworded,
    region: { ...edited.region, value: 'DE', toolId: 'swot-generator', at: later },
  });
  // Beside another idea they are said of that one.
  const other = mergeRecord(edited, 'swot-generator', { ...sent, idea: plants }, later, [
    'price',
    'customer',
  ]);
  expect(other).toMatchObject({ price: { value: 49 }, customer: { value: 'fire chiefs' } });
});

test('a table is kept whole, the latest one', () => {
  const record = mergeRecord(
    told({ months: months([1, 2], 1) }),
    'financial-metrics',
    { months: months([3], 1) },
    tuesday,
  );
  expect(record.months?.value).toEqual(months([3], 1));
});

test('a form is filled with what fits it, and only that', () => {
  const record = told({
    idea: 'Empty chairs',
    price: 249,
    region: 'MARS',
    rivals: ['Weave'],
    months: months([1], 1),
    stage: 'idea',
    site: 'https://acme.com',
    colours: ['#12324a'],
    logo: { name: 'logo.svg' },
  });
  const fields = [
    { name: 'idea', kind: 'long-text', maxLength: 5 },
    { name: 'price', kind: 'number', min: 0, max: 1000 },
    { name: 'region', kind: 'choice', options: [{ value: 'US' }] },
    { name: 'stage', kind: 'choice', options: [{ value: 'idea' }] },
    { name: 'rivals', kind: 'list', maxItems: 3 },
    { name: 'months', kind: 'table', columns: [{ name: 'month' }, { name: 'mrr' }, { name: 'customers' }] },
    { name: 'constructor', kind: 'text' },
    { name: 'site', kind: 'url' },
    { name: 'colours', kind: 'colours', maxItems: 8 },
    { name: 'logo', kind: 'image' },
  ];
  expect(prefill(fields, record, null)).toEqual({
    price: 249,
    stage: 'idea',
    rivals: ['Weave'],
    months: months([1], 1),
    site: 'https://acme.com',
    colours: ['#12324a'],
  });
  expect(prefill([{ name: 'months', kind: 'table', columns: [{ name: 'month' }] }], record, null)).toEqual(
    {},
  );
});

const fire = 'Training records for volunteer fire departments';
const plants = 'A sensor that texts renters when to water houseplants';
const fields = ['idea', 'customer', 'company'].map((name) => ({ name, kind: 'text' }));

test('facts told with one idea are gone when another is told; those of the company stay', () => {
  const books = mergeRecord(emptyRecord, 'financial-metrics', { company: 'Acme' }, monday);
  const first = mergeRecord(books, 'score-your-idea', { idea: fire, customer: 'fire chiefs' }, monday);
  const second = mergeRecord(first, 'swot-generator', { idea: plants }, tuesday);
  expect(Object.keys(second).sort()).toEqual(['company', 'idea']);
  // The same words, however spaced and punctuated, are the same idea.
  const again = mergeRecord(first, 'swot-generator', { idea: `  ${fire.toUpperCase()}. ` }, tuesday);
  expect(again.customer?.value).toBe('fire chiefs');
  // A run of an older idea that ends late brings nothing of it back.
  expect(mergeRecord(second, 'b', { idea: fire, customer: 'fire chiefs' }, monday)).toEqual(second);
});

test('a record of old, which does not say what belongs to its idea, gives nothing to another', () => {
  const { ofIdea: _, ...old } = told({ customer: 'fire chiefs' }).customer ?? {};
  const record = { ...told({ idea: fire }), customer: old } as CompanyRecord;
  expect(mergeRecord(record, 'swot-generator', { idea: plants }, tuesday)).not.toHaveProperty('customer');
  expect(prefill(fields, record, plants)).toEqual({});
});

test('a form is filled with an idea and its facts together, or with neither', () => {
  const record = told({ idea: fire, customer: 'fire chiefs' });
  expect(prefill(fields, record, null)).toEqual({ idea: fire, customer: 'fire chiefs' });
  expect(prefill(fields, record, fire)).toEqual({ idea: fire, customer: 'fire chiefs' });
  for (const other of [plants, fire.replace('fire', 'ski'), '', '!!!'])
    expect(prefill(fields, record, other), other).toEqual({});
});
