import { isRecord } from './counts.ts';

export interface NamedTests {
  /** Each with the first line of what went wrong. */
  readonly failed: readonly string[];
  /** Passed on the second try only. */
  readonly unsteady: readonly string[];
}

const none: NamedTests = { failed: [], unsteady: [] };
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours come as escape sequences.
const colours = /\u001b\[[\d;]*m/g;

/** Names first: whoever reads a log from the top must not search for them in a thousand lines. */
export function nameTests(kind: 'vitest' | 'playwright', report: unknown): NamedTests {
  if (!isRecord(report)) return none;
  return kind === 'vitest' ? nameVitest(report) : namePlaywright(report);
}

function nameVitest({ testResults }: Record<string, unknown>): NamedTests {
  const failed = listRecords(testResults).flatMap((file) => {
    const tests = listRecords(file.assertionResults).filter(({ status }) => status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [`${file.name}: ${firstLine(file.message)}`];
    return tests.map(({ fullName, failureMessages }) => {
      const [message] = Array.isArray(failureMessages) ? failureMessages : [];
      return `${file.name}: ${fullName}: ${firstLine(message)}`;
    });
  });
  return { failed, unsteady: [] };
}

function namePlaywright(report: Record<string, unknown>): NamedTests {
  const failed: string[] = [];
  const unsteady: string[] = [];
  const walk = (suite: Record<string, unknown>): void => {
    for (const spec of listRecords(suite.specs))
      for (const { status, projectName, results } of listRecords(spec.tests)) {
        const error = listRecords(results).flatMap((result) => listRecords(result.errors))[0];
        const line = `${spec.file} [${projectName}] ${spec.title}: ${firstLine(error?.message)}`;
        if (status === 'unexpected') failed.push(line);
        if (status === 'flaky') unsteady.push(line);
      }
    for (const inner of listRecords(suite.suites)) walk(inner);
  };
  for (const suite of listRecords(report.suites)) walk(suite);
  return { failed, unsteady };
}

function firstLine(message: unknown): string {
  return String(message ?? 'no message')
    .replace(colours, '')
    .trim()
    .split('\n', 3)
    .map((line) => line.trim())
    .join(' ')
    .slice(0, 300);
}

function listRecords(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
