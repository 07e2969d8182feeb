import { expect, test } from 'vitest';
import { readSums } from '../../test/said-sums.ts';

test.each([
  // 130 ÷ 40 = 3.25; 14 × 0.6 − 3.25 = 5.15; × 80 = 412.
  [
    'what a batch costs is shared by all in it, and an order is no sum of money',
    'I pour soy candles in Galway. A batch of 40 candles costs €130 in wax, wicks and jars. I sell them at €14; shops keep 40 %. A shop in Dublin wants 80 a month. Is it worth it?',
    'Yes, if you can make them besides: 80 a month leave €412 a month, €5.15 on each',
  ],
  // 55 − 2 × 2 × 9 − 6 = 13.
  [
    'who works on one by the hour is paid for all of the hours',
    'We clean holiday flats in Porto for €55 a flat. Two people need 2 hours for a flat and get €9 an hour each; washing costs €6. Is €55 enough?',
    'Yes, €13 on each: 24% of the price',
  ],
  // 70 − 2 × 3 × 13 = −8.
  [
    'it is two people who are paid, and not three hours',
    'We clean shop windows in Lille for €70 a shop. Two people need 3 hours for a shop and get €13 an hour each. Is that enough?',
    'you lose €8 on each',
  ],
  // 250 × 3.20 = 800; 5,200 ÷ 800 = 6.5.
  [
    'more that something lets one do pays it back',
    'I deliver parcels by cargo bike for three shops in Ghent, 400 parcels a month for all three together at €3.20. A second bike costs €5,200 and would let me take 250 more a month. When is the second bike paid back?',
    '€5,200 is back in 7 months, if it comes to 250 parcels a month more: they leave €800 a month.',
  ],
])('%s', (_what, idea, answer) => {
  expect(readSums(idea).verdict).toContain(answer);
});
