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

/** Playwright names a test that passed only on a second try "flaky": for us that is a failure. */
export function countPlaywright(report: unknown): Counts | undefined {
  if (!isRecord(report) || !isRecord(report.stats)) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (typeof expected !== 'number' || typeof unexpected !== 'number') return undefined;
  return { passed: expected, failed: unexpected + numberOr0(flaky), skipped: numberOr0(skipped) };
}

function numberOr0(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
