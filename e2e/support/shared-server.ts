import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type ThrowAwayServer } from '../../scripts/services/throw-away-server.ts';
import { backendEnv } from './backend.ts';

const variable = 'SLIPWAY_SHARED_SERVER';

/** One server for all workers: one each would load everything again, and be as slow as on its first run. */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-log-'));
  const logFile = join(folder, 'server.log');
  const server = await startServer({ env: { ...backendEnv, CONTACT_EMAIL: 'crew@example.org' }, logFile });
  const { origin, dataDir, databaseUrl, pid } = server;
  process.env[variable] = JSON.stringify({ origin, dataDir, databaseUrl, pid, logFile });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The same, as a worker sees it; it ends with the run. */
export function findSharedServer(): ThrowAwayServer {
  const { logFile, ...server } = JSON.parse(process.env[variable] ?? '{}');
  return { ...server, log: () => readFileSync(logFile, 'utf8'), stop: async () => null };
}
