import type { StepName } from './budgets.ts';

export type Service = 'postgres' | 'browser' | 'office';

/** One row is one step of `npm test`. Checks count as one test each; the others count what their report says. */
export interface Step {
  /** Each has a budget under its name (budgets.ts). */
  readonly name: StepName;
  readonly command: readonly [string, ...string[]];
  /** Processor slots it fills: a step that spreads over both cores runs alone. */
  readonly slots: 1 | 2;
  readonly after?: readonly string[];
  /** Which kind of report it writes, and its name in the report folder. */
  readonly report?: { readonly kind: 'vitest' | 'playwright'; readonly name: string };
  /** Services it waits for. */
  readonly services?: readonly Service[];
  /** On top of the person's own environment, as far as that is passed on. */
  readonly env?: Readonly<Record<string, string>>;
  /** It keeps databases that wait for their disk at each commit: what it throws away lies in memory where there is room. */
  readonly isInMemory?: true;
  /** It alone sees the person's DATABASE_URL, and makes a schema of its own there. */
  readonly keepsDatabaseUrl?: true;
  readonly timeoutMs: number;
}

export const reportFolder = '.cache/test';
const minuteMs = 60_000;

const check = (name: StepName, ...command: [string, ...string[]]): Step => ({
  name,
  command,
  slots: 1,
  // Ten times what the slowest of them takes: a busy neighbour must not turn a run red.
  timeoutMs: 10 * minuteMs,
});
const vitest = (group: 'unit' | 'server', args: readonly string[]): Step => ({
  name: `${group} tests`,
  command: [
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFolder}/${group}.json`,
  ],
  slots: 2,
  // Some tests look at what the build wrote.
  after: ['web build'],
  report: { kind: 'vitest', name: group },
  timeoutMs: 25 * minuteMs,
});

export const steps: readonly Step[] = [
  // The longest first: the short ones fill what is left of both cores.
  check('web build', 'node', 'scripts/build.ts'),
  // One build of all projects: each reads the declarations of those below it instead of checking them again. One checker
  // takes less than two together, and left alone the compiler spends a third of its time on collecting memory (0119).
  {
    ...check('types', 'tsc', '-b', '--checkers', '1'),
    env: { GOGC: '500', GOMEMLIMIT: '3GiB' },
  },
  // LibreOffice opens what we export, and computes it again. Last, it left the other core without work.
  {
    ...vitest('server', []),
    name: 'office tests',
    command: [
      'vitest',
      'run',
      '--project=office',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFolder}/office.json`,
    ],
    slots: 1,
    after: [],
    report: { kind: 'vitest', name: 'office' },
    services: ['office'],
  },
  check('lint and format', 'biome', 'ci', '--error-on-warnings', '--colors=off'),
  check('boundaries', 'node', 'scripts/check-boundaries.ts'),
  check('catalogue is fresh', 'node', 'scripts/make-catalogue.ts', '--check'),
  check('raw colours', 'node', 'scripts/check-colours.ts'),
  vitest('unit', ['--project=pure', '--project=page', '--project=scripts']),
  // They wait for processes and databases more than they compute.
  { ...vitest('server', ['--project=server', '--maxWorkers=4']), services: ['postgres'], isInMemory: true },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    slots: 2,
    after: ['web build'],
    report: { kind: 'playwright', name: 'playwright' },
    services: ['browser'],
    // Node reads the sources. Playwright would rewrite a thousand of them first, on one core while the other waits.
    env: { PW_DISABLE_TS_ESM: '1' },
    isInMemory: true,
    keepsDatabaseUrl: true,
    timeoutMs: 45 * minuteMs,
  },
];
