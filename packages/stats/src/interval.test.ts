import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleOfThree, sampleSizeForDifference, sampleSizeForProportion, wilson } from './index.ts';

// Metrics reference, section 0, in per cent with one decimal.
test.each([
  [16, 40, 26.3, 55.4],
  [0, 20, 0, 16.1],
  [3, 100, 1.0, 8.5],
])('wilson %d of %d is %d to %d %%', (successes, n, low, high) => {
  const interval = wilson(successes, n);
  expect(Math.round(interval.low * 1000) / 10).toBe(low);
  expect(Math.round(interval.high * 1000) / 10).toBe(high);
});

test('wilson holds the share, stays in 0 to 1, mirrors, and narrows with n', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, part) => {
      const successes = Math.round(n * part);
      const { low, high, centre } = wilson(successes, n);
      expect(low).toBeLessThanOrEqual(successes / n + 1e-12);
      expect(high).toBeGreaterThanOrEqual(successes / n - 1e-12);
      expect(low >= 0 && high <= 1 && low <= centre && centre <= high).toBe(true);
      const mirror = wilson(n - successes, n);
      expect(mirror.low).toBeCloseTo(1 - high, 10);
      const more = wilson(successes * 4, n * 4);
      expect(more.high - more.low).toBeLessThanOrEqual(high - low + 1e-12);
    }),
  );
});

test('no observation says nothing; more hits than tries is refused', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1, centre: 0.5 });
  expect(() => wilson(3, 2)).toThrow(RangeError);
  expect(() => wilson(Number.NaN, 2)).toThrow(RangeError);
});

test('rule of three', () => {
  expect(ruleOfThree(20)).toBe(0.15);
  expect(ruleOfThree(2)).toBe(1);
  expect(ruleOfThree(0)).toBe(1);
});

// Cochran 1977: 385 answers for ± 5 points, 97 for ± 10; 278 of a population of 1,000.
test.each([
  [{ margin: 0.05 }, 385],
  [{ margin: 0.1 }, 97],
  [{ margin: 0.05, population: 1000 }, 278],
  [{ margin: 0.05, share: 0.1 }, 139],
  [{ margin: 0.05, population: 4 }, 4],
])('sample size for %j is %d', (asked, expected) => {
  expect(sampleSizeForProportion(asked)).toBe(expected);
});

test('4 % to 5 % needs about 6,900 visitors per variant (rubrics reference)', () => {
  expect(Math.abs(sampleSizeForDifference(0.04, 0.01) - 6_900)).toBeLessThan(50);
  expect(() => sampleSizeForDifference(0.04, 0)).toThrow(RangeError);
});
