import { expect, test } from 'vitest';
import { nameTests } from './named-tests.ts';

test('failed and unsteady browser tests are named with their first words', () => {
  const spec = (title: string, status: string, messages: string[]) => ({
    title,
    file: 'shell.spec.ts',
    tests: [
      {
        status,
        projectName: 'wide-light',
        results: messages.map((message) => ({ errors: [{ message }] })),
      },
    ],
  });
  const report = {
    suites: [
      {
        specs: [spec('passes', 'expected', [])],
        suites: [
          { specs: [spec('breaks', 'unexpected', ['\u001b[31mError: no\u001b[39m\nwhere\nwhy\nmore'])] },
        ],
      },
      { specs: [spec('wavers', 'flaky', ['slow'])] },
    ],
  };
  expect(nameTests('playwright', report)).toEqual({
    failed: ['shell.spec.ts [wide-light] breaks: Error: no where why'],
    unsteady: ['shell.spec.ts [wide-light] wavers: slow'],
  });
});

test('failed unit tests are named, and files that never ran', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'fine', failureMessages: [] },
          { status: 'failed', fullName: 'counts', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
    ],
  };
  expect(nameTests('vitest', report).failed).toEqual([
    'a.test.ts: counts: expected 1 to be 2',
    'b.test.ts: cannot be read',
  ]);
});

test('no report names nothing', () => {
  expect(nameTests('vitest', undefined)).toEqual({ failed: [], unsteady: [] });
});
