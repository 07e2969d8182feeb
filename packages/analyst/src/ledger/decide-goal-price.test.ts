import { expect, test } from 'vitest';
import { readSums } from '../../test/said-sums.ts';

test.each([
  // 16.50 + 900 ÷ 140 = 22.93.
  [
    'a sum that has to stay each month',
    'Box of tea from Posadas, $19 a month, 140 subscribers. The tea costs $11 each, the box $2 and shipping $3.50 each. I want $900 to stay each month. What should I charge?',
    '$23 a month instead of $19 a month: with 140 subscribers as now, that leaves you $900 a month, before tax.',
  ],
  // 180 + 1,100 ÷ 5 + 22 × 55 = 1,610.
  [
    'pay by the hour',
    'I do permits for food makers. One file takes me 22 hours. I charge RM1,200 a file and do 5 files a month. The runner costs RM180 per file, car and office RM1,100 a month. I want to earn RM55 an hour. What should I charge?',
    'MYR 1,610 instead of MYR 1,200: with 5 files as now, that leaves you MYR 55 an hour, before tax.',
  ],
  // 2 + 300 ÷ 400 = 2.75, and 4 is asked.
  [
    'what is asked is enough',
    'Candles at £4 each, I sell 400 a month. Wax and jar cost £2 each. I want to earn £300 a month. Is my price too low?',
    'is enough: with 400 sales as now, £2.80 leaves you £300 a month, before tax.',
  ],
])('a price for %s', (_what, idea, answer) => {
  expect(readSums(idea).verdict).toContain(answer);
});

test('nobody lives from a loss', () => {
  // 6 × 180 − 900 − 400 = −220.
  const said = readSums(
    '6 clients pay me £180 a month each. Assistant £900 a month, software £400 a month. Can I live from this?',
  );
  expect(said.verdict).toContain('As it is you lose £220 a month');
});

test('of two counts of what was sold the longer time is meant', () => {
  const said = readSums(
    'Bird houses at €30 each. I sold 733 in 14 months, 12 of them in June. Wood costs €9 each.',
  );
  expect(said.taken).toContain('733');
});
