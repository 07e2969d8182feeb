export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A step that ended badly fails even when its report shows no failed test, and one that ran nothing fails too. */
export function settle(counts: Counts | undefined, exitCode: number): Counts {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, skipped };
}

export function countVitest(report: unknown): Counts | undefined {
  if (!isRecord(report)) return undefined;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  if (typeof numPassedTests !== 'number' || typeof numFailedTests !== 'number') return undefined;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numberOr0(numPendingTests) + numberOr0(numTodoTests),
  };
}

/** Playwright names a test that passed only on its second try "flaky": it counts as passed, and is named (named-tests.ts). */
export function countPlaywright(report: unknown): Counts | undefined {
  if (!isRecord(report) || !isRecord(report.stats)) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (typeof expected !== 'number' || typeof unexpected !== 'number') return undefined;
  return { passed: expected + numberOr0(flaky), failed: unexpected, skipped: numberOr0(skipped) };
}

function numberOr0(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
