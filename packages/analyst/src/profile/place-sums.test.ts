import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';
import type { FactKind } from '../read/facts/fact.ts';
import { placeSum, readPlaced } from './place-sums.ts';

const idea =
  'We sell refurbished laptops to schools in Kenya, KSh 28,000 each. We buy at 19,500 and spend 2,200 on parts. We sold 340 last year.';
const numbersOf = (sums?: string) =>
  loadTestAnalyst()
    .study({ idea, ...(sums === undefined ? {} : { sums }) })
    .profile.numbers.map(({ kind, value, per }) => `${kind} ${value}${per === null ? '' : ` a ${per}`}`);

test('a sum that was not placed is what the founder says it is', () => {
  expect(numbersOf()).toContain('unplaced 2200');
  expect(numbersOf('2200 unit-cost')).toContain('unit-cost 2200');
  expect(numbersOf('2200 own-cost/month')).toContain('own-cost 2200 a month');
  expect(numbersOf('2200 own-cost')).toContain('own-cost 2200 a month');
});

test('a sum that was read wrongly is put right, and one that is nothing of all this is not counted', () => {
  expect(numbersOf('19500 rival-price')).toContain('rival-price 19500');
  const { profile } = loadTestAnalyst().study({ idea, sums: '19500 none' });
  expect(profile.numbers.find(({ value }) => value === 19_500)).toMatchObject({
    kind: 'unplaced',
    isHarmless: true,
    isConfirmed: true,
  });
});

test('what is no answer changes nothing', () => {
  for (const odd of [
    '',
    ';',
    '2200',
    '2200 gold',
    '2200 volume',
    'x unit-cost',
    '2200 unit-cost; '.repeat(99),
  ])
    expect(() => numbersOf(odd)).not.toThrow();
  expect(numbersOf('2200 gold')).toEqual(numbersOf());
  // A sum is no count.
  expect(numbersOf('2200 volume')).toEqual(numbersOf());
});

test('each further answer is kept beside those before it', () => {
  const sum = fc.record({
    value: fc.integer({ min: 1, max: 1e9 }),
    kind: fc.constantFrom<FactKind | null>('unit-cost', 'own-cost', 'needs', 'price', 'cash', 'goal', null),
    per: fc.constantFrom(null, 'month', 'week'),
  });
  fc.assert(
    fc.property(fc.array(sum, { maxLength: 8 }), (sums) => {
      const answer = sums.reduce((said, { value, ...rest }) => placeSum(said, value, rest), '');
      expect(readPlaced(answer)).toEqual(new Map(sums.map(({ value, ...rest }) => [value, rest])));
    }),
  );
});

test('a sum that the founder calls the price is the price', () => {
  const brushes =
    'Thinking to import bamboo toothbrushes to Ghana. 2 cedis landed each, sell packs of 4 for 25 cedis through pharmacies who take 30%.';
  const { profile } = loadTestAnalyst().study({ idea: brushes, sums: '25 price; 2 unit-cost' });
  expect(profile.price.value?.amount).toBe(25);
  expect(profile.numbers).toContainEqual(expect.objectContaining({ kind: 'unit-cost', value: 2 }));
});
