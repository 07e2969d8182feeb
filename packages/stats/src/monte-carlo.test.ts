import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogram, monteCarlo, percentile, triangular } from './index.ts';

// Object.is tells the two zeros apart; nobody else does.
const plainZero = (value: number) => value + 0;

const run = (seed: number) =>
  monteCarlo({ seed, draws: 2000, sample: (rand) => triangular(rand, 1, 2, 9) * rand() });

test('same seed, same bytes; another seed, another sample', () => {
  expect(new Uint8Array(run(5).sorted.buffer)).toEqual(new Uint8Array(run(5).sorted.buffer));
  expect(run(5).p50).not.toBe(run(6).p50);
});

test('the summary is of the sorted draws', () => {
  const drawn = run(9);
  expect(drawn.sorted).toHaveLength(2000);
  expect([...drawn.sorted].every((value, index, all) => index === 0 || value >= (all[index - 1] ?? 0))).toBe(
    true,
  );
  expect(drawn.p10 <= drawn.p50 && drawn.p50 <= drawn.p90).toBe(true);
  expect(drawn.p90).toBe(percentile(drawn.sorted, 0.9));
});

test('histogram counts sum, bins touch, and each value lies in its bin', () => {
  const values = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }).map(plainZero), {
    minLength: 1,
    maxLength: 300,
  });
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 60 }), (list, bins) => {
      const sorted = Float64Array.from(list).sort();
      const made = histogram(sorted, bins);
      expect(made.reduce((all, bin) => all + bin.count, 0)).toBe(sorted.length);
      expect(made[0]?.from).toBe(sorted[0]);
      expect(made.at(-1)?.to).toBe(sorted.at(-1));
      for (const [index, bin] of made.entries())
        if (index > 0) expect(bin.from).toBeCloseTo(made[index - 1]?.to ?? 0, 3);
    }),
  );
  expect(histogram([], 4)).toEqual([]);
  expect(histogram([3, 3, 3], 4)).toEqual([{ from: 3, to: 3, count: 3 }]);
  expect(histogram([0, 1, 2, 3, 4], 2).map(({ count }) => count)).toEqual([2, 3]);
});
