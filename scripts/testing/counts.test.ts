import { expect, test } from 'vitest';
import { countPlaywright, countVitest, settle } from './counts.ts';

test('tests are counted from the reports', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
  });
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 4,
  });
});

test.each([
  ['a crash without a report', undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
  ['no report at all', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
  [
    'nothing but skipped tests',
    { passed: 0, failed: 0, skipped: 9 },
    0,
    { passed: 0, failed: 1, skipped: 9 },
  ],
  [
    'an error outside the tests',
    { passed: 9, failed: 0, skipped: 0 },
    1,
    { passed: 9, failed: 1, skipped: 0 },
  ],
])('%s is a failure', (_, counts, exitCode, settled) => {
  expect(settle(counts, exitCode)).toEqual(settled);
});

test('a clean run stays as it is', () => {
  expect(settle({ passed: 9, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 9, failed: 0, skipped: 0 });
});

test.each([undefined, null, 'text', {}, { stats: null }])('%j is no report', (report) => {
  expect(countVitest(report)).toBeUndefined();
  expect(countPlaywright(report)).toBeUndefined();
});
