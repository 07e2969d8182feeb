import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { withLock } from '../setup/lock.mjs';
import { lastLines, runCommand } from './command.ts';

const inputs = ['apps/web', 'packages', 'content', 'package-lock.json', 'tsconfig.base.json'];
const unseen = new Set(['node_modules', 'dist', '.cache']);

/** Builds the web app when anything it is made of has changed since the last build. */
export async function ensureBuilt(root: string, say: (line: string) => void = console.log): Promise<void> {
  await withLock(root, 'web-build', async () => {
    const wanted = hashInputs(root);
    const stamp = join(root, '.cache/web-build');
    const isFresh = () => existsSync(join(root, 'apps/web/dist/site.json')) && existsSync(stamp);
    if (isFresh() && readFileSync(stamp, 'utf8') === wanted) return;
    const began = Date.now();
    say('Building the web app.');
    rmSync(stamp, { force: true });
    const { code, output } = await runCommand('npm', ['run', 'build', '-w', 'apps/web'], { cwd: root });
    if (code !== 0)
      throw new Error(`${lastLines(output, 40)}\nThe web app could not be built: see the lines above.`);
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(stamp, wanted);
    say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  });
}

export function hashInputs(root: string): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((path) => listFiles(root, path)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (path.endsWith('.json')) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = posix.join(path, entry.name);
    if (entry.isDirectory()) return unseen.has(entry.name) ? [] : listFiles(root, inner);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [inner] : [];
  });
}
