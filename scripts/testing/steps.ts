/** One row is one step of `npm test`. Checks count as one test each; the others count what their report says. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Processor slots it fills: a step that spreads over both cores runs alone. */
  readonly slots: 1 | 2;
  readonly after?: readonly string[];
  readonly report?: 'vitest' | 'playwright';
  /** Services it waits for. */
  readonly services?: readonly ('postgres' | 'browser')[];
  /** It alone sees the person's DATABASE_URL, and makes a schema of its own there. */
  readonly keepsDatabaseUrl?: true;
  readonly timeoutMs: number;
}

export const reportFolder = '.cache/test';
const minuteMs = 60_000;

const check = (name: string, ...command: [string, ...string[]]): Step => ({
  name,
  command,
  slots: 1,
  timeoutMs: 2 * minuteMs,
});

export const steps: readonly Step[] = [
  { name: 'web build', command: ['node', 'scripts/build.ts'], slots: 1, timeoutMs: 5 * minuteMs },
  check('catalogue is fresh', 'node', 'scripts/make-catalogue.ts', '--check'),
  check('boundaries', 'node', 'scripts/check-boundaries.ts'),
  check('raw colours', 'node', 'scripts/check-colours.ts'),
  check('lint and format', 'biome', 'ci', '--error-on-warnings', '--colors=off'),
  // One build of all projects: each reads the declarations of those below it instead of checking them again.
  check('types', 'tsc', '-b'),
  {
    name: 'unit and server tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFolder}/vitest.json`,
    ],
    slots: 2,
    // Some tests look at what the build wrote.
    after: ['web build'],
    report: 'vitest',
    services: ['postgres'],
    timeoutMs: 20 * minuteMs,
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    slots: 2,
    after: ['web build'],
    report: 'playwright',
    services: ['browser'],
    keepsDatabaseUrl: true,
    timeoutMs: 30 * minuteMs,
  },
];
