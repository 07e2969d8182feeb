import { expect, test } from 'vitest';
import { play } from '../../packages/stats/src/forecast/testing/play.ts';

test.each([
  ['monthly', 12, 12, [30, 36, 48, 60, 72, 96, 120, 144, 40, 54]],
  ['weekly', 52, 13, [120, 156, 208, 180]],
])('%s: it beats both naive ways, and the bands hold what they say', (_what, period, horizon, lengths) => {
  const { ours, naive, seasonalNaive, inside80, inside95, broken } = play(period, horizon, lengths);
  expect(broken).toBe(0);
  expect(ours).toBeLessThan(naive * 0.9);
  expect(ours).toBeLessThan(seasonalNaive * 0.9);
  expect(inside80).toBeGreaterThan(0.74);
  expect(inside80).toBeLessThan(0.9);
  expect(inside95).toBeGreaterThanOrEqual(0.9);
  expect(inside95).toBeLessThanOrEqual(0.98);
});
