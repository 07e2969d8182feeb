import { expect, test } from 'vitest';
import { narrowSteps } from './narrow.ts';
import { steps } from './steps.ts';

const testsOf = (kept: typeof steps) =>
  kept.flatMap(({ name }) => (/^(unit|server|browser)/u.test(name) ? name : []));

test('a change that reaches nothing leaves the checks', () => {
  const narrowed = narrowSteps(steps, { folders: [], leftOut: ['packages/core'], browser: 'none' });
  expect(testsOf(narrowed.steps)).toEqual([]);
  expect(narrowed.steps).toHaveLength(steps.length - 3);
  expect(narrowed.leftOut).toEqual(['packages/core', 'browser tests']);
});

test('tests are asked for by folder and file', () => {
  const reach = { folders: ['packages/ui', 'scripts'], leftOut: [], browser: ['e2e/home.spec.ts'] };
  const { steps: kept, leftOut } = narrowSteps(steps, reach);
  expect(kept.find(({ name }) => name === 'unit tests')?.command.slice(-2)).toEqual([
    'packages/ui/',
    'scripts/',
  ]);
  expect(kept.find(({ name }) => name === 'browser tests')?.command.at(-1)).toBe('e2e/home.spec.ts');
  expect(testsOf(kept)).not.toContain('server tests');
  expect(leftOut).toEqual(['browser tests that did not change']);
});

test('what reaches everything runs everything', () => {
  const { steps: kept, leftOut } = narrowSteps(steps, {
    folders: ['apps/server', 'apps/web'],
    leftOut: [],
    browser: 'all',
  });
  expect(kept).toHaveLength(steps.length);
  expect(leftOut).toEqual([]);
});
