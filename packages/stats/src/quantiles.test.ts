import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentile, quantiles } from './index.ts';

// Adding 0 makes one of the two zeros, which Object.is tells apart.
test('selection gives what sorting gives, repeats and ends included', () => {
  const values = fc.oneof(
    fc.array(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value + 0),
      { minLength: 1, maxLength: 400 },
    ),
    fc.array(fc.constantFrom(1, 2, 2, 3), { minLength: 1, maxLength: 400 }),
  );
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(values, fc.array(share, { minLength: 1, maxLength: 4 }), (list, ps) => {
      const sorted = Float64Array.from(list).sort();
      expect(quantiles(Float64Array.from(list), ps)).toEqual(ps.map((p) => percentile(sorted, p)));
      const kept = Float64Array.from(list);
      quantiles(kept, ps);
      expect(kept.sort()).toEqual(sorted);
    }),
    { numRuns: 500 },
  );
});

test('sorted, reversed and empty lists', () => {
  const up = Float64Array.from({ length: 10_001 }, (_, index) => index);
  expect(quantiles(up, [0.1, 0.5, 0.9])).toEqual([1000, 5000, 9000]);
  expect(quantiles(up.sort().reverse(), [0.1, 0.5, 0.9])).toEqual([1000, 5000, 9000]);
  expect(quantiles(new Float64Array(0), [0.5])).toEqual([Number.NaN]);
  expect(() => quantiles(up, [50])).toThrow(RangeError);
});
