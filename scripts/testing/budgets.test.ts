import { catalogue } from '@slipway/tools';
import { expect, test } from 'vitest';
import { base, budgets, judgeBudgets, moreTools, perTool } from './budgets.ts';
import { steps } from './steps.ts';

const quiet = { paces: [1, 1], isCi: true };
const browserFor = (seconds: number) =>
  [{ group: 'browser', beganMs: 1000, endedMs: 1000 + seconds * 1000 }] as const;

test.each([
  ['on its budget', budgets.browser, quiet, 'within'],
  ['above its budget', budgets.browser + 1, quiet, 'over'],
  ['above twice its budget', 2 * budgets.browser + 1, quiet, 'failed'],
  ['above twice its budget at a desk', 2 * budgets.browser + 1, { ...quiet, isCi: false }, 'over'],
  [
    'on three budgets of a machine three times slower',
    3 * budgets.browser,
    { ...quiet, paces: [3, 1] },
    'within',
  ],
  ['on three budgets while it became slower', 3 * budgets.browser, { ...quiet, paces: [1, 3] }, 'within'],
  ['above that', 6 * budgets.browser + 1, { ...quiet, paces: [1, 3] }, 'failed'],
  ['on its budget of a machine twice as quick', budgets.browser, { ...quiet, paces: [0.5, 0.5] }, 'within'],
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

const sumOf = (seconds: Readonly<Record<string, number>>) =>
  Object.values(seconds).reduce((sum, each) => sum + each, 0);

test('the first four tools are under six minutes, one more adds eight seconds, and each budget has steps', () => {
  expect(sumOf(base)).toBeLessThan(360);
  expect(sumOf(perTool)).toBeLessThanOrEqual(8);
  expect(moreTools).toBe(catalogue.length - 4);
  expect(new Set(steps.map(({ group }) => group))).toEqual(new Set(Object.keys(budgets)));
});
