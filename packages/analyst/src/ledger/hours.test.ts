import { expect, test } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';
import { readSums } from '../../test/said-sums.ts';

test.each([
  // (110 − 21) ÷ 9 = 9.89; nobody said how many.
  [
    'I weave cushions in Porto. One sells at 110 euros, the wool for each comes to 21, and it takes me nine hours to finish it.',
    'leaves €89 for 9 hours of work: €9.89 an hour',
  ],
  // 12 × (75 − 4) = 852; 852 ÷ (12 × 1.5) = 47.33.
  [
    'I do massages at home in Leeds. £75 each, oils £4, a visit takes me 90 minutes with the drive. I do 12 a week.',
    'It leaves £852 a week before your own pay and tax: £47 an hour for 18 hours of work.',
  ],
  // 2,000 ÷ 12 is not asked with a question mark: 16 × 30 × 52 ÷ 12 = 2,080.
  [
    'I teach guitar in Leeds, £30 an hour, 16 hours a week, and want to earn £2,000 a month.',
    'it brings £2,080 a month, before any cost, and you need £2,000 a month',
  ],
])('an hour of the founder’s work: %s', (idea, verdict) => {
  expect(readSums(idea).verdict).toContain(verdict);
});

test.each([
  'Key rings at $9 each, brass is $3.15. A batch of them takes me 5 hours start to finish.',
  'Garden offices at £14,500 each, timber £6,200. One takes 60 hours, and two lads get £16 an hour.',
])('of a batch, or paid by the hour, it is not said: %s', (idea) => {
  expect(readSums(idea).verdict ?? '').not.toMatch(/hours? of work/u);
});

test.each([
  ['We charge 4 lakh for a modular kitchen in Nagpur and material is about 2.6 lakh.', 400_000],
  ['We charge 1.5 crore for a villa in Pune, design and building.', 15_000_000],
])('what is said in lakh and crore is not the number before it: %s', (idea, amount) => {
  expect(loadTestAnalyst().study({ idea }).profile.price.value?.amount).toBe(amount);
});
