import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  binomial,
  logNormalFrom,
  makeRandom,
  mean,
  monteCarlo,
  normal,
  percentile,
  standardDeviation,
  triangular,
} from './index.ts';

const draw = (sample: (rand: () => number) => number, draws = 60_000) =>
  monteCarlo({ seed: 7, draws, sample });

// Mean (a + b + c) / 3 and variance (a² + b² + c² − ab − ac − bc) / 18 of the triangular distribution.
test.each([
  [0, 5, 10],
  [2, 2, 8],
  [1, 9, 9],
  [-4, 0, 1],
  [100, 130, 900],
])('triangular %d, %d, %d has its mean and spread', (low, mode, high) => {
  const { sorted } = draw((rand) => triangular(rand, low, mode, high));
  const deviation = Math.sqrt(
    (low ** 2 + mode ** 2 + high ** 2 - low * mode - low * high - mode * high) / 18,
  );
  expect(Math.abs((mean(sorted) ?? 0) - (low + mode + high) / 3)).toBeLessThan(deviation * 0.02);
  expect((standardDeviation(sorted) ?? 0) / deviation).toBeCloseTo(1, 1);
  expect(sorted[0]).toBeGreaterThanOrEqual(low);
  expect(sorted.at(-1)).toBeLessThanOrEqual(high);
});

test('triangular never leaves its ends, wherever the mode', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.double({ min: -1, max: 2, noNaN: true }),
      fc.nat(),
      (low, width, place, seed) => {
        const value = triangular(makeRandom(seed), low, low + width * place, low + width);
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(low + width);
      },
    ),
  );
  expect(() => triangular(makeRandom(1), 2, 1, 1)).toThrow(RangeError);
});

test('normal has mean 0, deviation 1 and the quantiles of the table', () => {
  const { sorted } = draw(normal);
  expect(mean(sorted)).toBeCloseTo(0, 1);
  expect(standardDeviation(sorted)).toBeCloseTo(1, 1);
  expect(Math.abs(percentile(sorted, 0.975) - 1.96)).toBeLessThan(0.04);
  expect(Math.abs(percentile(sorted, 0.1) + 1.2816)).toBeLessThan(0.03);
});

test.each([
  [1, 10],
  [200, 250],
  [0.01, 40],
])('log-normal from %d and %d has these as its tenth and ninetieth', (p10, p90) => {
  const drawn = draw((rand) => logNormalFrom(rand, p10, p90));
  const width = Math.log(p90 / p10);
  expect(Math.abs(Math.log(drawn.p10 / p10))).toBeLessThan(width * 0.02);
  expect(Math.abs(Math.log(drawn.p90 / p90))).toBeLessThan(width * 0.02);
  expect(Math.abs(Math.log(drawn.p50 / Math.sqrt(p10 * p90)))).toBeLessThan(width * 0.02);
});

test('log-normal refuses what has no logarithm', () => {
  expect(() => logNormalFrom(makeRandom(1), 0, 3)).toThrow(RangeError);
  expect(() => logNormalFrom(makeRandom(1), 4, 3)).toThrow(RangeError);
});

test.each([
  [20, 0.3],
  [500, 0.07],
  [40, 0],
  [90, 1],
])('binomial %d at %f has its mean and spread, and stays within', (n, chance) => {
  const { sorted } = draw((rand) => binomial(rand, n, chance), 20_000);
  expect(Math.abs((mean(sorted) ?? 0) - n * chance)).toBeLessThan(0.02 * Math.max(1, n * chance));
  expect(standardDeviation(sorted)).toBeCloseTo(Math.sqrt(n * chance * (1 - chance)), 0);
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
  expect(sorted.at(-1)).toBeLessThanOrEqual(n);
});
