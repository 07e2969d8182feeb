import { expect, test } from 'vitest';
import { budgets, judgeBudgets } from './budgets.ts';
import { steps } from './steps.ts';

const quiet = { cores: 2, loadBefore: 0.4, isCi: true };
const browserFor = (seconds: number) =>
  [{ group: 'browser', beganMs: 1000, endedMs: 1000 + seconds * 1000 }] as const;

test.each([
  ['on its budget', budgets.browser, quiet, 'within'],
  ['above its budget', budgets.browser + 1, quiet, 'over'],
  ['above twice its budget', 2 * budgets.browser + 1, quiet, 'failed'],
  ['above twice its budget beside others', 2 * budgets.browser + 1, { ...quiet, loadBefore: 1.5 }, 'over'],
  ['above twice its budget on one core', 2 * budgets.browser + 1, { ...quiet, cores: 1 }, 'over'],
  ['above twice its budget at somebody’s desk', 2 * budgets.browser + 1, { ...quiet, isCi: false }, 'over'],
])('%s', (_, seconds, machine, state) => {
  expect(judgeBudgets(browserFor(seconds), machine)).toMatchObject([{ group: 'browser', seconds, state }]);
});

test('steps side by side count once', () => {
  const spans = [
    { group: 'static', beganMs: 0, endedMs: 20_000 },
    { group: 'static', beganMs: 5000, endedMs: 30_000 },
  ] as const;
  expect(judgeBudgets(spans, quiet)).toMatchObject([{ seconds: 30, state: 'within' }]);
});

test('all budgets together are under six minutes, and each has steps', () => {
  expect(Object.values(budgets).reduce((sum: number, each) => sum + each, 0)).toBeLessThan(360);
  expect(new Set(steps.map(({ group }) => group))).toEqual(new Set(Object.keys(budgets)));
});
