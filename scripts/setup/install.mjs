import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

/** npm names the cause first and its log file last; between them it may print its whole manual. */
const firstLines = 25;
const lastLines = 5;

/** Installs when what stands in node_modules differs from the lockfile; otherwise a few milliseconds. */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  await withLock(root, 'install', async () => {
    if (isInstalled(root)) return;
    const began = Date.now();
    console.log('Installing packages. This happens once and takes about a minute.');
    // The build needs the development packages even where NODE_ENV says production.
    const { code, log } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], root);
    if (code !== 0)
      throw new Error(`${causeIn(log)}\nThe packages could not be installed: see the lines above.`);
    if (!isInstalled(root))
      throw new Error(
        'npm finished, but Node 24 is not in node_modules. Install scripts may be switched off: run `npm ci --ignore-scripts=false`.',
      );
    console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  });
}

/** npm writes node_modules/.package-lock.json last, so an interrupted install does not pass. */
function isInstalled(root) {
  const present = join(root, 'node_modules/.package-lock.json');
  const binary = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(present) || !existsSync(binary)) return false;
  return differences(readPackages(join(root, 'package-lock.json')), readPackages(present)).length === 0;
}

/** Paths whose installed version is not the locked one. Optional ones may be for another platform. */
export function differences(locked, installed) {
  return Object.keys(locked).filter((path) => {
    const want = locked[path];
    if (!path.includes('node_modules/')) return false;
    const have = installed[path];
    if (have === undefined) return !want.optional;
    return have.version !== want.version || have.integrity !== want.integrity;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

function run(command, args, cwd) {
  return new Promise((resolve) => {
    let log = '';
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        log += chunk;
      });
    child.on('error', (error) => resolve({ code: 1, log: `${log}\n${error.message}` }));
    child.on('close', (code) => resolve({ code, log }));
  });
}

export function causeIn(log) {
  const lines = log
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('npm warn'));
  if (lines.length <= firstLines + lastLines) return lines.join('\n');
  return [...lines.slice(0, firstLines), '…', ...lines.slice(-lastLines)].join('\n');
}
