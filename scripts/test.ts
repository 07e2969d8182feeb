import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './services/browser.ts';
import { lastLines } from './services/command.ts';
import { ensurePostgres, type Postgres } from './services/postgres.ts';
import { cleanEnvironment } from './testing/environment.ts';
import { runInSlots } from './testing/run-in-slots.ts';
import { runStep } from './testing/run-step.ts';
import { reportFolder, type Step, steps } from './testing/steps.ts';

/** `npm test` runs everything; `npm test -- types lint` only the steps whose names contain one of the words. */
const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2);
const chosen = steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const abort = new AbortController();
const began = performance.now();
const totals = { passed: 0, failed: 0 };
const complaints: string[] = [];
const outputLines = 300;

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}

function say(state: 'ok' | 'FAILED', name: string, durationMs: number, note = ''): void {
  console.log(`${state.padEnd(7)}${name.padEnd(24)}${seconds(durationMs).padStart(8)}  ${note}`.trimEnd());
}

/** What went well is only in the way of whoever looks for what did not. */
function withoutPassed(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\s*[✓✔]/.test(line))
    .join('\n');
}

async function service<T>(name: string, wanted: boolean, start: () => Promise<T>): Promise<T | undefined> {
  if (!wanted) return undefined;
  const from = performance.now();
  try {
    const started = await start();
    say('ok', name, performance.now() - from);
    return started;
  } catch (error) {
    totals.failed += 1;
    say('FAILED', name, performance.now() - from);
    complaints.push(`--- ${name}\n${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

const wants = (name: 'postgres' | 'browser') => chosen.some(({ services }) => services?.includes(name));
// Both begin at once; only the steps that need them wait.
const services: { postgres: Promise<Postgres | undefined>; browser: Promise<string | undefined> } = {
  postgres: service('PostgreSQL', wants('postgres'), () => ensurePostgres()),
  browser: service('browser', wants('browser'), () => ensureBrowser(root)),
};

async function run(step: Step): Promise<void> {
  const postgres = step.services?.includes('postgres') ? await services.postgres : undefined;
  const browser = step.services?.includes('browser') ? await services.browser : undefined;
  const isMissing =
    (step.services?.includes('postgres') && postgres === undefined) ||
    (step.services?.includes('browser') && browser === undefined);
  if (isMissing || abort.signal.aborted) {
    totals.failed += 1;
    say('FAILED', step.name, 0, isMissing ? 'its service is missing' : 'stopped');
    return;
  }
  const env = cleanEnvironment(process.env, {
    keepDatabaseUrl: step.keepsDatabaseUrl === true,
    extra: {
      ...(postgres === undefined ? {} : { TEST_DATABASE_URL: postgres.url }),
      ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
    },
  });
  const { counts, output, names, durationMs } = await runStep(root, step, env, abort.signal);
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const note = step.report === undefined ? '' : `${counts.passed} passed, ${counts.failed} failed${skipped}`;
  say(counts.failed === 0 ? 'ok' : 'FAILED', step.name, durationMs, note);
  for (const name of names.failed) console.log(`         failed: ${name}`);
  for (const name of names.unsteady) console.log(`         passed on its second try: ${name}`);
  if (counts.failed > 0)
    complaints.push(`--- ${step.name}\n${lastLines(withoutPassed(output), outputLines)}`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort());
mkdirSync(join(root, reportFolder), { recursive: true });
try {
  await runInSlots(chosen, Math.max(2, Math.min(4, availableParallelism())), run);
} finally {
  await (await services.postgres)?.stop();
}
if (complaints.length > 0) console.log(`\n${complaints.join('\n\n')}`);
if (chosen.length === 0) console.log(`No step is named like ${words.join(', ')}.`);
console.log(`\nAll steps took ${seconds(performance.now() - began)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 || abort.signal.aborted ? 1 : 0;
