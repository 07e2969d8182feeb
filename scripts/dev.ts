import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The server restarts on change on 3001; Vite serves the web app with hot reload on 3000 and passes /api on. */
const root = join(import.meta.dirname, '..');
const webPort = process.env.PORT ?? '3000';
const serverPort = process.env.SERVER_PORT ?? String(Number(webPort) + 1);
const bin = (name: string) => join(root, 'node_modules/.bin', name);

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: serverPort,
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${webPort}`,
    },
  }),
  spawn(bin('vite'), ['--port', webPort, '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, SERVER_PORT: serverPort },
  }),
];

let stopping = false;
function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
for (const child of children) child.on('exit', (code) => stop(stopping ? 0 : (code ?? 1)));
