import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { loadKnowledge } from '@slipway/knowledge/load';
import { serverCommand, serverEnv } from './services/server-command.ts';
import { ensureBuilt } from './services/web-build.ts';

const root = join(import.meta.dirname, '..');

try {
  await ensureBuilt(root);
  // Compiles what has changed, so that the server does not have to.
  loadAnalyst(loadKnowledge());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const server = [process.execPath, ...serverCommand];
const env = { ...serverEnv, ...process.env };
process.chdir(root);
if (process.execve !== undefined) process.execve(process.execPath, server, env);
// Windows cannot replace a process: the server then runs beside this one.
process.exitCode = spawnSync(process.execPath, server.slice(1), { stdio: 'inherit', env }).status ?? 1;
