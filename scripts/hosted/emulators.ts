import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOnPath, lastLines, runCommand } from '../services/command.ts';
import { freePort } from '../services/free-port.ts';
import { projectId } from './auth-emulator.ts';
import { findFirestoreJar } from './firestore-jar.ts';

const version = '15.34.2';
const startMs = 180_000;
const root = join(import.meta.dirname, '../..');
/** Large, so on its own: `npm ci` brings none of it. */
const home = join(root, '.cache/firebase-tools');
const cli = join(home, 'node_modules/firebase-tools/lib/bin/firebase.js');

interface Emulator {
  /** `host:port`. */
  readonly host: string;
  stop(): Promise<void>;
}

/** Installs the provider's tools once. An answer is why it could not be done. */
export async function installTools(): Promise<string | null> {
  const stamp = join(home, `installed-${version}`);
  if (existsSync(stamp) && existsSync(cli)) return null;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const args = ['install', `firebase-tools@${version}`, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await runCommand('npm', args, { cwd: home });
  if (code !== 0) return lastLines(output, 5);
  writeFileSync(stamp, '');
  return null;
}

export async function startAuth(): Promise<Emulator> {
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const place = (number: number) => ({ host: '127.0.0.1', port: number });
  const emulators = {
    auth: place(port),
    hub: place(hub),
    logging: place(logging),
    ui: { enabled: false },
    singleProjectMode: false,
  };
  const folder = join(home, 'run');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const args = [cli, 'emulators:start', '--only', 'auth', '--project', projectId];
  // Its settings and its log stay in this folder too.
  const env = { ...process.env, CI: '1', XDG_CONFIG_HOME: join(home, 'config') };
  return begin(port, spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** The machine's own jar, or the one that the provider's tools fetch. Null where none can be had, or no Java to run it. */
export async function startFirestore(): Promise<Emulator | null> {
  const java = findOnPath('java');
  if (java === undefined) return null;
  const jar = findFirestoreJar({ home: homedir() }) ?? (await fetchJar());
  if (jar === null) return null;
  const port = await freePort();
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const rules = join(root, 'firebase/firestore.rules');
  const args = [
    '-Duser.language=en',
    '-cp',
    jar,
    main,
    'start',
    '--host=127.0.0.1',
    `--port=${port}`,
    `--rules=${rules}`,
  ];
  return begin(port, spawn(java, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** Into a home of its own: nothing of it is left elsewhere on the machine. */
async function fetchJar(): Promise<string | null> {
  const env = { ...process.env, CI: '1', HOME: home, XDG_CONFIG_HOME: join(home, 'config') };
  const kept = findFirestoreJar({ home, folders: [], env: {} });
  if (kept !== null) return kept;
  await runCommand(process.execPath, [cli, 'setup:emulators:firestore'], { cwd: home, env });
  return findFirestoreJar({ home, folders: [], env: {} });
}

async function begin(port: number, child: ChildProcess): Promise<Emulator> {
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const stop = async () => {
    process.off('exit', killWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(timer);
  };
  // By the name that the pages have: a frame of another site gets no storage of its own.
  const host = `localhost:${port}`;
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://${host}/`).catch(() => null);
    if (answer?.ok) return { host, stop };
    await sleep(200);
  }
  await stop();
  throw new Error(`An emulator did not start.\n${lastLines(log, 10)}`);
}
