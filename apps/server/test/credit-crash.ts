import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Database } from '../src/db/client.ts';

const writerFile = join(import.meta.dirname, 'credit-crash-writer.ts');

/** Run → the last state that was promised of it. */
export type Promised = Map<string, string>;

/** A process writes to the ledger until it is killed, `afterMs` after its second word; what it promised is added. */
export async function writeUntilKilled(place: string, afterMs: number, promised: Promised): Promise<void> {
  const child = spawn(process.execPath, [writerFile, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const spoke = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.indexOf('\n') < said.lastIndexOf('\n')) resolve();
    });
  });
  const closed = once(child, 'close');
  await Promise.race([spoke, closed]);
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  const [, signal] = await closed;
  clearTimeout(timer);
  if (signal !== 'SIGKILL') throw new Error('The writer ended by itself.');
  // A last line without its end was not yet said.
  for (const line of said.slice(0, said.lastIndexOf('\n')).split('\n')) {
    const [runId = '', state = ''] = line.split(' ');
    promised.set(runId, state);
  }
}

/** Promises that the books do not hold. A state may have moved on before the word was out, never back. */
export async function listLost(db: Database, promised: Promised): Promise<readonly string[]> {
  const rows = await db.query.selectFrom('credit_hold').select(['run_id', 'state']).execute();
  const states = new Map<string, string>(rows.map(({ run_id, state }) => [run_id, state]));
  return [...promised]
    .filter(([runId, state]) => (state === 'held' ? !states.has(runId) : states.get(runId) !== state))
    .map(([runId, state]) => `${runId} ${state}`);
}
