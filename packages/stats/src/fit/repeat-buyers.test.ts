import { expect, it } from 'vitest';
import { makeRandom } from '../random.ts';
import { lnGamma } from './ln-gamma.ts';
import { chanceAlive, expectedRepeats, fitRepeatBuying, type RepeatBuying } from './repeat-buyers.ts';

/** The published parameters of the CDNOW cohort, in weeks, and one of its customers (metrics reference, B5). */
const cdnow: RepeatBuying = { r: 0.243, alpha: 4.414, a: 0.793, b: 2.426 };
const customer = { repeats: 2, last: 30.43, seen: 38.86 };

it('the published example: 1.226 purchases in the next 39 weeks, alive by 0.727', () => {
  expect(expectedRepeats(cdnow, customer, 39)).toBeCloseTo(1.226, 3);
  expect(chanceAlive(cdnow, customer)).toBeCloseTo(0.727, 3);
  expect(chanceAlive(cdnow, { repeats: 0, last: 0, seen: 38.86 })).toBe(1);
});

it('nothing is bought in no time, and more in more', () => {
  expect(expectedRepeats(cdnow, customer, 0)).toBeCloseTo(0, 12);
  expect(expectedRepeats(cdnow, customer, 80)).toBeGreaterThan(expectedRepeats(cdnow, customer, 39));
  const near = (a: number) => expectedRepeats({ ...cdnow, a }, customer, 39);
  expect(near(1)).toBeCloseTo((near(0.9999) + near(1.0001)) / 2, 4);
});

it.each([
  [1, 0],
  [5, Math.log(24)],
  [0.5, Math.log(Math.sqrt(Math.PI))],
  [0.1, 2.252_712_651_734_206],
  [100, 359.134_205_369_575_4],
])('ln gamma of %d', (x, value) => expect(lnGamma(x)).toBeCloseTo(value, 10));

/** 3,000 made customers who are seen for 12 to 24 months; what they do next is known because it was made too. */
it('finds again what made the purchases, and foretells the year that was held back', () => {
  const made = { r: 1, alpha: 3, a: 1, b: 4 };
  const random = makeRandom(41);
  const wait = (rate: number) => -Math.log(1 - random()) / rate;
  const groups = Array.from({ length: 3000 }, (_, at) => {
    const seen = 12 + (at % 13);
    const rate = wait(1) / made.alpha;
    // Beta(1, 4) from one uniform draw.
    const stop = 1 - (1 - random()) ** (1 / made.b);
    let [time, repeats, last, later] = [0, 0, 0, 0];
    for (;;) {
      time += wait(rate);
      if (time > seen + 12) break;
      if (time <= seen) [repeats, last] = [repeats + 1, time];
      else later += 1;
      if (random() < stop) break;
    }
    return { repeats, last, seen, later, customers: 1 };
  });
  const found = fitRepeatBuying(groups);
  const sum = (of: (group: (typeof groups)[number]) => number) =>
    groups.reduce((total, group) => total + of(group), 0);
  const foretold = sum((group) => expectedRepeats(found, group, 12));
  expect(foretold / sum(({ later }) => later)).toBeCloseTo(1, 1);
  expect(found.r / found.alpha).toBeCloseTo(made.r / made.alpha, 1);
  expect(found.a / (found.a + found.b)).toBeCloseTo(made.a / (made.a + made.b), 1);
});
