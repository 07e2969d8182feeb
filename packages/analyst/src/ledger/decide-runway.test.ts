import { expect, test } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';
import { readSums } from '../../test/said-sums.ts';

test.each([
  // 60,000 ÷ 9,000 = 6.6; 9,000 ÷ 190 = 47.4.
  [
    'Our software tells hotel housekeeping which room to clean next. 14 hotels pay us 190 euros a month. We have 60k left in the bank and are burning 9k a month. Do we hire a salesperson?',
    '€60,000 lasts 6.6 months at €9,000 a month; 48 hotels more would end it.',
  ],
  [
    'Payroll software for nurseries at £95 a month, 31 nurseries pay. Our burn is £4,000 a month.',
    'You burn £4,000 a month; 43 nurseries more would end it.',
  ],
])('what is burnt is over what comes in: %s', (idea, verdict) => {
  expect(readSums(idea).verdict).toBe(verdict);
});

test('a share of a part of the sales is taken of that part', () => {
  // 270 × 165 × (1 − 0.4 − 0.1).
  const { profile } = loadTestAnalyst().study({
    idea: 'A ramen place in Guadalajara sells 45 bowls a day at 165 pesos, open 6 days. Ingredients are 40% and the delivery apps take 30% on a third of the orders.',
  });
  const cuts = profile.numbers.filter(({ kind }) => kind === 'cut').map(({ value }) => Math.round(value));
  expect(cuts).toEqual([40, 10]);
});
