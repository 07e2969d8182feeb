import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOnPath, installSystemPackage, isExecutable, lastLines, runCommand } from './command.ts';
import { freePort } from './free-port.ts';

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

const startTimeoutMs = 30_000;

/** PostgreSQL ignores nothing it is told here: the data lives for one run, so durability is switched off. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Ends PostgreSQL and removes its folder when our end of the pipe closes, so that even a killed test run leaves
 * nothing behind.
 */
const guardScript = '"$@" & pid=$!; cat >/dev/null; kill -INT $pid; wait $pid; rm -rf "$SLIPWAY_PG_FOLDER"';

/** Order: an address given for tests, the person's own server, a throw-away one made here. Never skipped. */
export async function ensurePostgres(env: NodeJS.ProcessEnv = process.env): Promise<Postgres> {
  const given = env.TEST_DATABASE_URL || env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  let binaries = findBinaries();
  if (binaries === undefined && (await installSystemPackage('postgresql'))) binaries = findBinaries();
  if (binaries === undefined)
    throw new Error(
      'PostgreSQL was not found. Install it (initdb must be on PATH), or name a server in TEST_DATABASE_URL.',
    );
  return startPostgres(binaries);
}

function findBinaries(): string | undefined {
  const onPath = findOnPath('initdb');
  if (onPath !== undefined) return dirname(onPath);
  const versions = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt', '/usr'].flatMap((base) =>
    existsSync(base)
      ? readdirSync(base)
          .filter((name) => base === '/usr/lib/postgresql' || /^(?:postgresql@|pgsql-)\d/.test(name))
          .map((name) => ({ folder: join(base, name, 'bin'), version: Number(name.match(/\d+/)?.[0] ?? 0) }))
      : [],
  );
  return versions
    .sort((a, b) => b.version - a.version)
    .map(({ folder }) => folder)
    .find((folder) => isExecutable(join(folder, 'initdb')));
}

async function startPostgres(binaries: string): Promise<Postgres> {
  const user = pickUser();
  const folder = makeFolder(user);
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const init = await runCommand(
    join(binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'slipway',
      // A new connection for each test: scram reckons 4,096 hashes for each, on a password that is thrown away.
      '-A',
      'md5',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--no-locale',
      '-N',
    ],
    { ...user, cwd: folder, env: { PATH: process.env.PATH } },
  );
  if (init.code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up.\n${lastLines(init.output, 20)}`);
  }
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
  const child = spawn(
    'sh',
    [
      '-c',
      guardScript,
      'sh',
      join(binaries, 'postgres'),
      ...args,
      ...settings.flatMap((each) => ['-c', each]),
    ],
    {
      ...user,
      cwd: folder,
      env: { PATH: process.env.PATH, SLIPWAY_PG_FOLDER: folder },
      stdio: ['pipe', 'pipe', 'pipe'],
      // Out of our group: Ctrl-C reaches us first, and we end it in order.
      detached: true,
    },
  );
  const stop = () => stopGuard(child, folder);
  await whenReady(child, stop);
  return { url: `postgres://slipway:${password}@127.0.0.1:${port}/postgres`, stop };
}

async function whenReady(child: ChildProcess, stop: () => Promise<void>): Promise<void> {
  let log = '';
  const keep = (chunk: Buffer) => {
    if (log.length < 100_000) log += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const deadline = Date.now() + startTimeoutMs;
  while (!log.includes('ready to accept connections')) {
    if (Date.now() > deadline || log.includes('FATAL')) {
      await stop();
      throw new Error(`PostgreSQL did not start.\n${lastLines(log, 20)}`);
    }
    await sleep(50);
  }
}

function stopGuard(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
      resolve();
    });
    child.stdin?.end();
  });
}

/** PostgreSQL refuses to run as root: then it gets an account that every Unix has. */
function pickUser(): User {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account !== undefined) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error('PostgreSQL cannot run as root here: there is neither a postgres nor a nobody account.');
}

/** The temporary folder may lie below one that only root can enter: then another is taken. */
function makeFolder(user: User): string {
  for (const base of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    if (!existsSync(base)) continue;
    const folder = mkdtempSync(join(base, 'slipway-pg-'));
    if (user.uid === undefined || user.gid === undefined) return folder;
    chownSync(folder, user.uid, user.gid);
    if (canEnter(folder, user)) return folder;
    rmSync(folder, { recursive: true, force: true });
  }
  throw new Error('No temporary folder was found that PostgreSQL could use.');
}

function canEnter(folder: string, user: User): boolean {
  const probe = join(folder, 'probe');
  const { setegid, seteuid } = process;
  if (setegid === undefined || seteuid === undefined) return true;
  try {
    setegid(user.gid ?? 0);
    seteuid(user.uid ?? 0);
    mkdirSync(probe);
    return true;
  } catch {
    return false;
  } finally {
    seteuid(0);
    setegid(0);
  }
}
