import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadKnowledge } from '@slipway/knowledge/load';
import { ensureBuilt } from './services/web-build.ts';

const root = join(import.meta.dirname, '..');

try {
  await ensureBuilt(root);
  // Compiles what has changed, so that the server does not have to.
  loadKnowledge();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const server = [process.execPath, join(root, 'apps/server/src/main.ts')];
process.chdir(root);
if (process.execve !== undefined) process.execve(process.execPath, server, process.env);
// Windows cannot replace a process: the server then runs beside this one.
process.exitCode = spawnSync(process.execPath, server.slice(1), { stdio: 'inherit' }).status ?? 1;
