import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { differences, guideRow } from './hosted/differences.ts';
import { installTools, startAuth, startFirestore } from './hosted/emulators.ts';
import { exitCodeOf, runParts, tableOf, type Verdict } from './hosted/verdicts.ts';
import { findBrowser } from './services/browser.ts';
import { exitOnSignals } from './services/exit-on-signals.ts';

/** The hosted backend against Firebase's own emulators. What could not be run counts as not passed. */
const root = join(import.meta.dirname, '..');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Those of the provider's own first, one at a time: one of them changes a setting of the project. Then every journey of the
 * embedded mode but those about its own letters and window (playwright.config.ts).
 */
const journeys = [
  ['e2e/hosted-', '--workers=1'],
  ['e2e/(?!hosted-)', '--workers=2'],
];

function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Verdict> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve('failed'));
    child.on('exit', (code) => resolve(code === 0 ? 'passed' : 'failed'));
  });
}

async function main(): Promise<number> {
  const problem = await installTools();
  const running: Stoppable[] = [];
  const begin = async <T extends Stoppable | null>(start: () => Promise<T>): Promise<T> => {
    if (problem !== null) throw new Error(`the emulators could not be installed. ${problem}`);
    const emulator = await start();
    if (emulator !== null) running.push(emulator);
    return emulator;
  };
  const env: Record<string, string> = {};
  try {
    const verdicts = await runParts({
      'sign-in suite, embedded': () =>
        run('vitest', ['run', '--project=scripts', 'scripts/hosted/embedded.test.ts'], {}),
      'sign-in suite, Auth emulator': async () => {
        env.HOSTED_AUTH = (await begin(startAuth)).host;
        return run('vitest', ['run', '--project=hosted', 'scripts/hosted/identity.hosted.ts'], env);
      },
      'documents and rules, Firestore emulator': async () => {
        const firestore = await begin(startFirestore);
        if (firestore === null) return 'not run: no Firestore emulator jar or no Java on this machine';
        env.HOSTED_FIRESTORE = firestore.host;
        return run('vitest', ['run', '--project=hosted', 'scripts/hosted/documents.hosted.ts'], env);
      },
      'browser journeys, hosted': async () => {
        if (env.HOSTED_AUTH === undefined) return 'not run: no Auth emulator';
        return findBrowser() === undefined ? 'not run: no browser' : runJourneys(env);
      },
    });
    report(verdicts);
    return exitCodeOf(verdicts);
  } finally {
    for (const emulator of running) await emulator.stop();
  }
}

interface Stoppable {
  stop(): Promise<void>;
}

async function runJourneys(env: Readonly<Record<string, string>>): Promise<Verdict> {
  const built = await run('node', ['scripts/build.ts'], {});
  if (built !== 'passed') return built;
  const verdicts: Verdict[] = [];
  for (const part of journeys) verdicts.push(await run('playwright', ['test', ...part, '--retries=0'], env));
  return verdicts.find((verdict) => verdict !== 'passed') ?? 'passed';
}

function report(verdicts: Readonly<Record<string, Verdict>>): void {
  say('\nWhere the two ways to sign in differ');
  say('| | Embedded | Firebase | Firebase, enumeration protection on |');
  for (const difference of Object.values(differences)) {
    say(guideRow(difference));
    say(`  ${difference.why}`);
  }
  say('\nHosted backend');
  say(tableOf(verdicts));
}

exitOnSignals();
process.exitCode = await main();
