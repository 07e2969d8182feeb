import { expect, it } from 'vitest';
import { bassPeakRate, bassPeakShare, bassShare, bassSteps, fitBass } from './bass.ts';

/** Average of published fits (Sultan, Farley and Lehmann 1990) in a market of 1,000: metrics reference, C3. */
const usual = { p: 0.03, q: 0.38 };

it.each([
  [1, 35.8],
  [2, 85.1],
  [5, 331.2],
  [10, 812.8],
  [15, 971.6],
])('after %d steps %d of 1,000 have it', (t, had) => {
  expect(1000 * bassShare(usual, t)).toBeCloseTo(had, 1);
  expect(bassSteps(usual, 0, bassShare(usual, t))).toBeCloseTo(t, 9);
});

it('most are added at step 6.19', () => {
  expect(bassSteps(usual, 0, bassPeakShare(usual))).toBeCloseTo(6.19, 2);
  const around = [6.18, 6.2].map((t) => (bassShare(usual, t + 0.01) - bassShare(usual, t - 0.01)) / 0.02);
  for (const rate of around) expect(rate).toBeCloseTo(bassPeakRate(usual), 4);
  expect(bassPeakShare({ p: 0.1, q: 0.05 })).toBe(0);
});

it('finds p and q again where the size of the market is known', () => {
  const had = [20];
  for (let t = 1; t < 14; t++) {
    const n = had[t - 1] ?? 0;
    had.push(n + 0.03 * 1000 + (0.38 - 0.03) * n - (0.38 / 1000) * n ** 2);
  }
  const found = fitBass(had, 1000);
  expect(found?.p).toBeCloseTo(0.03, 6);
  expect(found?.q).toBeCloseTo(0.38, 6);
});

it('says nothing of five steps, of a fall, of a market that is full', () => {
  expect(fitBass([10, 12, 15, 19, 24, 30], 1000)).toBeNull();
  expect(fitBass([100, 95, 90, 80, 72, 60, 50, 45], 1000)).toBeNull();
  expect(fitBass([10, 12, 15, 19, 24, 30, 38, 48], 9)).toBeNull();
});

it('growth by a fixed rate has no p', () => {
  const found = fitBass(
    Array.from({ length: 12 }, (_, at) => 100 * 1.08 ** at),
    100_000,
  );
  expect(found?.p).toBe(0);
  expect(found?.q).toBeCloseTo(0.08, 2);
});
