import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOnPath, lastLines, runCommand } from '../services/command.ts';
import { freePort } from '../services/free-port.ts';
import { projectId } from './auth-emulator.ts';

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

const jarName = /^cloud-firestore-emulator.*\.jar$/;
const jarFolders = [
  process.env.CLOUDSDK_ROOT_DIR
    ? join(process.env.CLOUDSDK_ROOT_DIR, 'platform/cloud-firestore-emulator')
    : null,
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator',
  '/usr/share/google-cloud-sdk/platform/cloud-firestore-emulator',
  '/opt/google-cloud-sdk/platform/cloud-firestore-emulator',
  join(homedir(), 'google-cloud-sdk/platform/cloud-firestore-emulator'),
  join(homedir(), '.cache/firebase/emulators'),
];

/** From Google's Cloud CLI, from Firebase's own cache, or named by FIRESTORE_EMULATOR_JAR. */
function findFirestoreJar(): string | null {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named !== undefined) return existsSync(named) ? named : null;
  for (const folder of jarFolders) {
    if (folder === null || !existsSync(folder)) continue;
    const jar = readdirSync(folder).find((name) => jarName.test(name));
    if (jar !== undefined) return join(folder, jar);
  }
  return null;
}

/** Null where there is no jar or no Java to run it. */
export async function startFirestore(): Promise<Emulator | null> {
  const jar = findFirestoreJar();
  const java = findOnPath('java');
  if (jar === null || java === undefined) return null;
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
