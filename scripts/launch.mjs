// Runs on any Node from 20 up with nothing installed: installs what is missing, then hands over to `scripts/<name>.ts`
// under the Node that the lockfile pins. Every npm script that must work in a bare clone goes through here.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './setup/install.mjs';

const parentCheckMs = 500;
const root = join(fileURLToPath(import.meta.url), '../..');
const [name, ...args] = process.argv.slice(2);

try {
  await ensureInstalled(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const bin = join(root, 'node_modules/.bin');
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  // Code that was compiled once is read the next time: a server is up in two thirds of the time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
};
const child = spawn(node, [join(root, 'scripts', `${name}.ts`), ...args], { stdio: 'inherit', env });

// A signal to the whole group reaches the child as well; one sent to us alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm hands a signal to its shell, and the shell dies of it without a word to us: then our parent changes.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, parentCheckMs);
  watch.unref();
}
child.on('error', (error) => {
  console.error(`Node 24 could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
