import { expect, test } from 'vitest';
import { allSteps, budgets, failsAbove, judgeBudgets, type StepName } from './budgets.ts';
import { steps } from './steps.ts';

const budget = budgets['browser tests'];
const quiet = { paces: [1, 1], isHeld: true };
const browserFor = (seconds: number) =>
  [{ name: 'browser tests', beganMs: 1000, endedMs: 1000 + seconds * 1000 }] as const;

test.each([
  ['on its budget', budget, quiet, 'within'],
  ['above its budget', budget + 1, quiet, 'over'],
  ['far above its budget', failsAbove * budget + 1, quiet, 'failed'],
  [
    'far above its budget where time is not held',
    failsAbove * budget + 1,
    { ...quiet, isHeld: false },
    'over',
  ],
  ['on three budgets of a machine three times slower', 3 * budget, { ...quiet, paces: [3, 1] }, 'within'],
  ['on three budgets while it became slower', 3 * budget, { ...quiet, paces: [1, 3] }, 'within'],
  ['above that', 3 * failsAbove * budget + 1, { ...quiet, paces: [1, 3] }, 'failed'],
  ['on its budget of a machine twice as quick', budget, { ...quiet, paces: [0.5, 0.5] }, 'within'],
])('%s', (_, seconds, machine, state) => {
  expect(judgeBudgets(browserFor(seconds), machine)).toMatchObject([
    { name: 'browser tests', seconds, state },
  ]);
});

test('all steps together have a budget, from the first start to the last end', () => {
  const names = Object.keys(budgets) as StepName[];
  const spans = names.map((name, at) => ({ name, beganMs: at * 1000, endedMs: at * 1000 + 30_000 }));
  expect(judgeBudgets(spans, quiet).at(-1)).toMatchObject({ name: allSteps, seconds: 39, state: 'within' });
  const slow = spans.map((span) => ({ ...span, endedMs: span.endedMs + failsAbove * 360_000 }));
  expect(judgeBudgets(slow, quiet).at(-1)).toMatchObject({ name: allSteps, state: 'failed' });
  expect(judgeBudgets(spans.slice(1), quiet).map(({ name }) => name)).not.toContain(allSteps);
});

test('each step has a budget, and on two cores they are six minutes', () => {
  expect(steps.map(({ name }) => name).sort()).toEqual(Object.keys(budgets).sort());
  const onTwoCores = steps.map(({ name, slots }) => (budgets[name] * slots) / 2);
  expect(onTwoCores.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(360);
});
