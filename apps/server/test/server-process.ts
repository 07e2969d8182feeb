import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const mainFile = join(import.meta.dirname, '../src/main.ts');

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly url: string;
  /** Everything written so far. */
  output(): string;
  /** Exit code, or the signal's name. */
  readonly exited: Promise<number | string>;
}

/** A real `main.ts`, not yet waited for. */
export async function spawnServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await findFreePort();
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [mainFile], {
    // No web build unless the test brings one: the real one may be in the making at this moment.
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: String(port),
      WARM_UP: 'off',
      SITE_DIR: join(import.meta.dirname, 'no-site'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exited = once(child, 'close').then(([code, signal]) => code ?? signal);
  return { child, port, url: `http://127.0.0.1:${port}`, output: () => output, exited };
}

/** Resolves when the ready line is out; fails with what the process said if it ends before that. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await spawnServer(env);
  const ready = new Promise<void>((resolve) => {
    const look = () => {
      if (server.output().includes('Slipway is ready at ')) resolve();
    };
    server.child.stdout?.on('data', look);
  });
  const ended = server.exited.then((code) => {
    throw new Error(`The server ended with ${code}:\n${server.output()}`);
  });
  // Whoever stops the server later must not trip over this.
  ended.catch(() => {});
  await Promise.race([ready, ended]);
  return server;
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
