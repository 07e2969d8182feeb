import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureTestBrowser } from './services/browser.ts';
import { lastLines } from './services/command.ts';
import { ensureOffice } from './services/office.ts';
import { ensurePostgres, type Postgres } from './services/postgres.ts';
import { judgeBudgets, type Span, type Verdict } from './testing/budgets.ts';
import { listChangedFiles } from './testing/changed-files.ts';
import { cleanEnvironment } from './testing/environment.ts';
import { narrowSteps } from './testing/narrow.ts';
import { measurePace } from './testing/pace.ts';
import { findReach } from './testing/reach.ts';
import { runInSlots } from './testing/run-in-slots.ts';
import { runStep } from './testing/run-step.ts';
import { makeScratch } from './testing/scratch.ts';
import { reportFolder, type Service, type Step, steps } from './testing/steps.ts';

/**
 * `npm test` runs everything; `npm test -- types lint` only the steps whose names contain one of the words;
 * `npm test -- changed` what the difference from main can reach.
 */
const root = join(import.meta.dirname, '..');
const isNarrowed = process.argv.includes('changed');
const words = process.argv.slice(2).filter((word) => word !== 'changed');
const { steps: reached, leftOut } = isNarrowed
  ? narrowSteps(steps, findReach(listChangedFiles(root)))
  : { steps, leftOut: [] };
const chosen = reached.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const abort = new AbortController();
const began = performance.now();
const totals = { passed: 0, failed: 0 };
const spans: Span[] = [];
const complaints: string[] = [];
const outputLines = 300;
const scratch = makeScratch();

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

// Before anything of ours runs.
const paces = [await measurePace()];
const wants = (name: Service) => chosen.some(({ services }) => services?.includes(name));
// All begin at once; only the steps that need them wait.
const services: {
  postgres: Promise<Postgres | undefined>;
  browser: Promise<string | undefined>;
  office: Promise<true | undefined>;
} = {
  postgres: service('PostgreSQL', wants('postgres'), () => ensurePostgres()),
  browser: service('browser', wants('browser'), () => ensureTestBrowser(root)),
  office: service('LibreOffice', wants('office'), ensureOffice),
};

async function run(step: Step): Promise<void> {
  const postgres = step.services?.includes('postgres') ? await services.postgres : undefined;
  const browser = step.services?.includes('browser') ? await services.browser : undefined;
  const found = await Promise.all((step.services ?? []).map((name) => services[name]));
  const isMissing = found.includes(undefined);
  if (isMissing || abort.signal.aborted) {
    totals.failed += 1;
    say('FAILED', step.name, 0, isMissing ? 'its service is missing' : 'stopped');
    return;
  }
  const env = cleanEnvironment(process.env, {
    keepDatabaseUrl: step.keepsDatabaseUrl === true,
    extra: {
      ...step.env,
      ...(step.isInMemory ? { TMPDIR: scratch } : {}),
      ...(postgres === undefined ? {} : { TEST_DATABASE_URL: postgres.url }),
      ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
    },
  });
  const beganMs = performance.now();
  const { counts, output, names, durationMs } = await runStep(root, step, env, abort.signal);
  spans.push({ name: step.name, beganMs, endedMs: beganMs + durationMs });
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

/** A step that was narrowed to a part has no budget. */
function judge(): readonly Verdict[] {
  return judgeBudgets(isNarrowed ? [] : spans, { paces, isHeld: Boolean(process.env.HOLD_BUDGETS) });
}

function sayBudget({ name, seconds: taken, budget, state }: Verdict): void {
  const note = { within: '', over: 'over its budget', failed: 'far over its budget' }[state];
  console.log(
    `${name.padEnd(20)}${taken.toFixed(1).padStart(7)} s of ${budget.toFixed(0)} s  ${note}`.trimEnd(),
  );
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort());
mkdirSync(join(root, reportFolder), { recursive: true });
try {
  await runInSlots(chosen, Math.max(2, Math.min(4, availableParallelism())), run);
} finally {
  await (await services.postgres)?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
if (complaints.length > 0) console.log(`\n${complaints.join('\n\n')}`);
if (chosen.length === 0) console.log(`No step is named like ${words.join(', ')}.`);
if (leftOut.length > 0) console.log(`\nNot reached by the change, not run: ${leftOut.join(', ')}.`);
paces.push(await measurePace());
const verdicts = judge();
writeFileSync(join(root, reportFolder, 'budgets.json'), `${JSON.stringify({ paces, verdicts }, null, 2)}\n`);
totals.failed += verdicts.filter(({ state }) => state === 'failed').length;
console.log(
  `\nPace before and after: ${paces.map((pace) => pace.toFixed(1)).join(', ')} (1 is two quiet cores).`,
);
verdicts.forEach(sayBudget);
console.log(`All steps took ${seconds(performance.now() - began)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 || abort.signal.aborted ? 1 : 0;
