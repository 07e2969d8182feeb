import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { differences, guideRow } from './hosted/differences.ts';
import { installTools, startAuth, startFirestore } from './hosted/emulators.ts';
import { findBrowser } from './services/browser.ts';
import { exitOnSignals } from './services/exit-on-signals.ts';

/** The hosted backend against Firebase's own emulators. What could not be run counts as not passed. */
const root = join(import.meta.dirname, '..');
const say = (line: string): void => void process.stdout.write(`${line}\n`);
type Verdict = 'passed' | 'failed' | `not run: ${string}`;

const journeys = [
  'e2e/sign-in.spec.ts',
  'e2e/sign-in-refusals.spec.ts',
  'e2e/hosted-account.spec.ts',
  'e2e/hosted-google.spec.ts',
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
  const verdicts: Record<string, Verdict> = {};
  const problem = await installTools();
  if (problem !== null) {
    say(`The emulators could not be installed.\n${problem}`);
    return 1;
  }
  const auth = await startAuth();
  const firestore = await startFirestore();
  try {
    const env = { HOSTED_AUTH: auth.host, ...(firestore ? { HOSTED_FIRESTORE: firestore.host } : {}) };
    verdicts['sign-in suite, embedded'] = await run(
      'vitest',
      ['run', '--project=apart', 'scripts/hosted/embedded.test.ts'],
      {},
    );
    verdicts['sign-in suite, Auth emulator'] = await run(
      'vitest',
      ['run', '--project=hosted', 'scripts/hosted/identity.hosted.ts'],
      env,
    );
    verdicts['documents and rules, Firestore emulator'] = firestore
      ? await run('vitest', ['run', '--project=hosted', 'scripts/hosted/documents.hosted.ts'], env)
      : 'not run: no Firestore emulator jar or no Java on this machine';
    verdicts['browser journeys, hosted'] =
      findBrowser() === undefined ? 'not run: no browser' : await runJourneys(env);
  } finally {
    await auth.stop();
    await firestore?.stop();
  }
  report(verdicts);
  return Object.values(verdicts).every((verdict) => verdict === 'passed') ? 0 : 1;
}

async function runJourneys(env: Readonly<Record<string, string>>): Promise<Verdict> {
  const built = await run('node', ['scripts/build.ts'], {});
  if (built !== 'passed') return built;
  return run('playwright', ['test', ...journeys, '--workers=1', '--retries=0'], env);
}

function report(verdicts: Readonly<Record<string, Verdict>>): void {
  say('\nWhere the two ways to sign in differ');
  say('| | Embedded | Firebase | Firebase, enumeration protection on |');
  for (const difference of Object.values(differences)) {
    say(guideRow(difference));
    say(`  ${difference.why}`);
  }
  say('\nHosted backend');
  for (const [part, verdict] of Object.entries(verdicts)) say(`  ${part.padEnd(42)} ${verdict}`);
}

exitOnSignals();
process.exitCode = await main();
