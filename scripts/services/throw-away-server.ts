import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines } from './command.ts';
import { freePort } from './free-port.ts';
import { serverCommand, serverEnv } from './server-command.ts';
import { makeThrowAwaySchema } from './throw-away-schema.ts';

export interface ThrowAwayServer {
  readonly origin: string;
  readonly dataDir: string;
  /** PostgreSQL, else the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly pid: number;
  log(): string;
  /** Ends it in order, removes its data, and answers with its exit code. */
  stop(): Promise<number | null>;
}

interface ServerOptions {
  /** Configuration on top of a free port and a temporary data folder. */
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
  /** Other processes can read there what it says. */
  readonly logFile?: string;
}

const root = join(import.meta.dirname, '../..');
/** Only what hangs may run into this: at seven times the load of its cores a machine took over a minute. */
const startTimeoutMs = 180_000;
const stopTimeoutMs = 15_000;

/** The real server in a process of its own, on the person's PostgreSQL (own schema) when DATABASE_URL is set. */
export async function startServer({ env = {}, port, logFile }: ServerOptions = {}): Promise<ThrowAwayServer> {
  const chosenPort = port ?? (await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'slipway-data-'));
  const schema = process.env.DATABASE_URL ? await makeThrowAwaySchema(process.env.DATABASE_URL) : undefined;
  const child = spawn(process.execPath, serverCommand, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing of the person's own configuration reaches a throw-away server.
    env: {
      ...serverEnv,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      OUTSIDE_LOOKUPS: 'off',
      // It lives for a moment, and most of its kind run two tools of thirteen.
      WARM_UP: 'off',
      PORT: String(chosenPort),
      DATA_DIR: dataDir,
      ...(schema === undefined ? {} : { DATABASE_URL: schema.url }),
      ...env,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (logFile !== undefined) appendFileSync(logFile, chunk);
    });
  const killWithUs = () => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', killWithUs);
  const stop = async () => {
    const code = await endProcess(child);
    process.off('exit', killWithUs);
    await schema?.drop();
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  const origin = `http://localhost:${chosenPort}`;
  if (!(await isReady(`http://127.0.0.1:${chosenPort}/readyz`, child))) {
    await stop();
    throw new Error(`The server did not start.\n${lastLines(log, 30)}`);
  }
  return { origin, dataDir, databaseUrl: schema?.url ?? null, pid: child.pid ?? 0, log: () => log, stop };
}

async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return true;
    await sleep(50);
  }
  return false;
}

async function endProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  const code = await ended;
  clearTimeout(timer);
  return code;
}
