import { catalogue } from '@slipway/tools';
import { expect, test } from 'vitest';
import { base, budgets, judgeBudgets, moreTools, perTool } from './budgets.ts';
import { steps } from './steps.ts';

const quiet = { cores: 2, loadBefore: 0.4, isCi: true };
const browserFor = (seconds: number) =>
  [{ group: 'browser', beganMs: 1000, endedMs: 1000 + seconds * 1000 }] as const;

test.each([
  ['on its budget', budgets.browser, quiet, 'within'],
  ['above its budget', budgets.browser + 1, quiet, 'over'],
  ['above eight times its budget', 8 * budgets.browser + 1, quiet, 'failed'],
  [
    'above eight times its budget beside others',
    8 * budgets.browser + 1,
    { ...quiet, loadBefore: 1.5 },
    'over',
  ],
  ['above eight times its budget on one core', 8 * budgets.browser + 1, { ...quiet, cores: 1 }, 'over'],
  [
    'above eight times its budget at somebody’s desk',
    8 * budgets.browser + 1,
    { ...quiet, isCi: false },
    'over',
  ],
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
