import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mean, percentile, standardDeviation, sum } from './index.ts';

// PERCENTILE.INC as printed in spreadsheet manuals, and Hyndman and Fan's definition 7.
test.each([
  [[1, 2, 3, 4], 0.3, 1.9],
  [[1, 2, 3, 4], 0.25, 1.75],
  [[15, 20, 35, 40, 50], 0.4, 29],
  [[1, 2, 3, 4, 5], 0.5, 3],
  [[7], 0.9, 7],
  [[1, 3], 0, 1],
  [[1, 3], 1, 3],
])('percentile of %j at %d is %d', (sorted, p, expected) => {
  expect(percentile(sorted, p)).toBeCloseTo(expected, 12);
});

test('percentile rises with p and stays between the ends', () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(values, share, share, (list, p, q) => {
      const sorted = Float64Array.from(list).sort();
      const [low, high] = [percentile(sorted, Math.min(p, q)), percentile(sorted, Math.max(p, q))];
      expect(low).toBeLessThanOrEqual(high + 1e-9);
      expect(low).toBeGreaterThanOrEqual(sorted[0] ?? 0);
      expect(high).toBeLessThanOrEqual((sorted.at(-1) ?? 0) + 1e-9);
    }),
  );
});

test('percentile of nothing is not a number, and p is a fraction', () => {
  expect(percentile([], 0.5)).toBeNaN();
  expect(() => percentile([1], 90)).toThrow(RangeError);
});

test('the sum keeps the cents beside the billions', () => {
  expect(sum([1e16, 1, -1e16])).toBe(1);
  expect(sum(Array.from({ length: 10 }, () => 0.1))).toBe(1);
  expect(sum([])).toBe(0);
});

test('mean and standard deviation', () => {
  expect(mean([])).toBeNull();
  expect(mean([2, 4, 4, 4, 5, 5, 7, 9])).toBe(5);
  // Of the sample: 32 / 7.
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12);
  expect(standardDeviation([3])).toBeNull();
});
