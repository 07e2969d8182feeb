import { expect, test } from 'vitest';
import { type Businesses, compareWithPayers } from './near-businesses.ts';
import type { Candidate } from './party-features.ts';

const businesses: Businesses = {
  near: () => [
    { pays: 'dog owners', said: 'Dog grooming van. I wash dogs at the door, vets send me some', share: 0.7 },
    { pays: 'kennels and catteries', said: 'Kennel cleaning for boarding kennels', share: 0.3 },
  ],
  meaningOf: (name) => Float64Array.from(name.includes('owner') ? [1, 0] : [0, 1]),
};
const named = (key: string): Candidate => ({ key, mentions: [], name: key, features: { share: 1 } });
const compare = (keys: readonly string[], isShort = true) =>
  compareWithPayers(keys.map(named), ({ name }) => name ?? '', 'a van that washes dogs', businesses, isShort);

test('whoever pays the nearest businesses is likest to pay, whoever is only named beside them is not', () => {
  const [owners, vets] = compare(['owners', 'vets']);
  expect(owners?.features).toMatchObject({
    share: 1,
    'pays alike': 1,
    'named beside payers': 0,
    'like payers': 0.7,
  });
  expect(owners?.features['share of payers']).toBeCloseTo(Math.log(0.72 / 0.02), 9);
  expect(vets?.features).toMatchObject({
    'pays alike': 0,
    'share of payers': 0,
    'named beside payers': 0.7,
    'like payers': 0.3,
  });
  expect(vets?.features).not.toHaveProperty('story, like payers');
  expect(compare(['vets'], false)[0]?.features).toMatchObject({ 'story, like payers': 0.3 });
});

test('payers whom the text does not name are offered, most first', () => {
  expect(compare(['vets']).map(({ name }) => name)).toEqual(['vets', 'dog owners', 'kennels']);
  expect(compare(['owners']).map(({ name }) => name)).toEqual(['owners', 'kennels']);
  expect(compare([]).map(({ features }) => features['share of others'])).toEqual([0.7, 0.3]);
});

test('where no business is known nothing is added', () => {
  const own = [named('vets')];
  expect(
    compareWithPayers(own, () => 'vets', '', { near: () => [], meaningOf: () => new Float64Array() }, true),
  ).toBe(own);
});
