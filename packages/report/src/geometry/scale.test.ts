import { expect, it } from 'vitest';
import { clamp, linear, niceTicks } from './scale.ts';

it('places values in proportion, and a domain without width in the middle', () => {
  const at = linear([0, 10], [100, 200]);
  expect([at(0), at(2.5), at(10), at(-1)]).toEqual([100, 125, 200, 90]);
  expect(linear([5, 5], [0, 80])(5)).toBe(40);
});

it.each([
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [0, 97, 5, [0, 20, 40, 60, 80, 100]],
  [-20_000, 139_000, 4, [-50_000, 0, 50_000, 100_000, 150_000]],
  [0, 0.031, 4, [0, 0.01, 0.02, 0.03, 0.04]],
  [0, 0, 4, [0, 1]],
  [0, 5e-324, 4, [0, 1]],
  [7, 7, 2, [0, 5, 10]],
  [0, Number.POSITIVE_INFINITY, 4, [0, 1]],
])('ticks from %d to %d, about %d', (low, high, count, ticks) => {
  expect(niceTicks(low, high, count)).toEqual(ticks);
});

it('keeps a value between two ends', () => {
  expect([clamp(-3, 0, 9), clamp(4, 0, 9), clamp(30, 0, 9)]).toEqual([0, 4, 9]);
});
