import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { sample } from './fields.ts';
import { gather } from './gather.ts';

const library = loadTestLibrary();
const { knowledge } = library;

test.each([
  ['dental offices', 'US', 'us-dental-offices', 'location'],
  ['law firms', 'US', 'us-law-companies', 'company'],
  ['lawyers', 'US', 'us-lawyers', 'person'],
  ['independent pharmacies', 'US', 'us-independent-pharmacies', 'location'],
  ['schools', 'IN', 'in-schools', 'location'],
  ['GP practices', 'GB', 'uk-gp-practices', 'location'],
  ['craft breweries', 'US', 'us-breweries', 'location'],
  ['families', 'BR', 'br-households', 'household'],
  ['job seekers', 'IN', 'in-internet-users', 'person'],
])('%s in %s start from %s', (customer, region, id, unit) => {
  const { counts } = gather({ customer, region } as never, library);
  expect(counts[0]?.id).toBe(id);
  expect(counts[0]?.unit).toBe(unit);
  expect(counts[0]?.carried).toBeNull();
});

test('what nobody counted in a place is carried over from a place of like prices, and marked low', () => {
  const [farms] = gather({ customer: 'dairy farms', region: 'KE' }, library).counts;
  expect(farms?.id).toBe('in-farm-holdings');
  expect(farms?.confidence).toBe('low');
  expect(farms?.carried?.people).toBeCloseTo(56.4 / 1450.9, 3);
  const [dentists] = gather({ customer: 'dental offices', region: 'DE' }, library).counts;
  expect(dentists?.carried?.fromName).toBe('the United States');
});

test.each(['university labs', 'site managers', 'food banks', 'apartment towers', 'moulders'])(
  'no count stands in for %s, whose words only hold the name of another',
  (customer) => {
    expect(gather({ customer, region: 'US' }, library).counts).toEqual([]);
  },
);

test('the same trade counted in other units stands beside it', () => {
  const { counts } = gather({ customer: 'law firms', region: 'US', vertical: 'legaltech' }, library);
  expect(new Set(counts.map(({ unit }) => unit))).toEqual(new Set(['company', 'location', 'person']));
});

test('a field that is not sure brings no price and no published market, and asks', () => {
  const unsure = gather({ idea: 'Compliance training for hospitals' }, library);
  expect(unsure.vertical).toBeNull();
  expect(unsure.facts).toEqual([]);
  expect(unsure.isSure).toBe(false);
  const chosen = gather({ idea: 'Compliance training for hospitals', vertical: 'edtech-corporate' }, library);
  expect(chosen.vertical?.id).toBe('edtech-corporate');
  expect(chosen.facts.length).toBeGreaterThan(0);
});

test('one company is not a market, and official money goes before estimates', () => {
  const { facts } = gather({ idea: 'x', vertical: 'social-dating' }, library);
  expect(facts.find(({ publisher }) => publisher.startsWith('Match Group'))?.use).toBe('company');
  expect(gather({ ...sample, vertical: 'dental-clinic-software' }, library).facts[0]?.what).toBe(
    'National dental expenditure',
  );
});

test('worldwide is sized where the buyers are counted', () => {
  const basis = gather({ customer: 'dental offices', region: 'global' }, library);
  expect(basis.askedGlobal).toBe(true);
  expect(basis.place.code).toBe('US');
  expect(gather({ customer: 'gamers', region: 'global', vertical: 'gaming' }, library).place.code).toBe(
    'global',
  );
});

test('the basis stays under 20 KB', () => {
  for (const { id } of knowledge.verticals) {
    const basis = gather({ idea: 'x '.repeat(2000), vertical: id as never, customer: 'law firms' }, library);
    expect(JSON.stringify(basis).length).toBeLessThan(20_000);
  }
});
