import { expect, test } from 'vitest';
import { narrowSteps } from './narrow.ts';
import { steps } from './steps.ts';

const groupsOf = (kept: typeof steps) => [...new Set(kept.map(({ group }) => group))];

test('a change that reaches nothing leaves the checks', () => {
  const narrowed = narrowSteps(steps, { folders: [], leftOut: ['packages/core'], browser: 'none' });
  expect(groupsOf(narrowed.steps)).toEqual(['static']);
  expect(narrowed.leftOut).toEqual(['packages/core', 'browser tests']);
});

test('tests are asked for by folder and file', () => {
  const reach = { folders: ['packages/ui', 'scripts'], leftOut: [], browser: ['e2e/home.spec.ts'] };
  const { steps: kept, leftOut } = narrowSteps(steps, reach);
  expect(kept.find(({ group }) => group === 'unit')?.command.slice(-2)).toEqual(['packages/ui/', 'scripts/']);
  expect(kept.find(({ group }) => group === 'browser')?.command.at(-1)).toBe('e2e/home.spec.ts');
  expect(groupsOf(kept)).not.toContain('server');
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
