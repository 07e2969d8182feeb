import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { listBreaches } from '../../apps/server/src/db/invariants.ts';
import { listLost, type Promised, writeUntilKilled } from '../../apps/server/test/credit-crash.ts';
import { startServer } from '../../apps/server/test/server-process.ts';
import type { Chance, Place, Report, Subject } from './subject.ts';

/** CHAOS_KILLS shortens a trial run; the promise is 200. */
const killRounds = Number(process.env.CHAOS_KILLS ?? 200);
const bootRounds = 3;
const orphanLimitMs = 10_000;

async function kills({ db, engine, address }: Place, report: Report, chance: Chance): Promise<void> {
  const promised: Promised = new Map();
  const problems = new Set<string>();
  for (let round = 0; round < killRounds; round += 1) {
    await writeUntilKilled(address, chance.next() * 120, promised);
    for (const lost of await listLost(db, promised)) problems.add(`lost ${lost}`);
    for (const { view } of await listBreaches(db)) problems.add(view);
    if (engine === 'postgres') continue;
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.query);
    if (rows[0]?.integrity_check !== 'ok') problems.add('integrity check');
  }
  report({
    promise: `${killRounds} × kill -9 in the middle of runs: 0 promises lost, books right after each`,
    found:
      problems.size > 0 ? [...problems].slice(0, 5).join('; ') : `${promised.size} runs promised, 0 lost`,
    kept: problems.size === 0,
  });
}

/** From the ready line of the next server to the last hold gone. */
async function orphans({ db, address, env }: Place, report: Report, chance: Chance): Promise<void> {
  const waits: number[] = [];
  let orphaned = 0;
  for (let round = 0; round < bootRounds; round += 1) {
    await writeUntilKilled(address, chance.next() * 200, new Map());
    orphaned += await countOpen(db);
    const server = await startServer({ ...env, LOG_LEVEL: 'silent' });
    const readyAt = performance.now();
    while ((await countOpen(db)) > 0 && performance.now() - readyAt < 2 * orphanLimitMs) await sleep(50);
    waits.push(performance.now() - readyAt);
    server.child.kill('SIGTERM');
    await server.exited;
  }
  const longest = Math.max(...waits);
  report({
    promise: `${bootRounds} boots after kill -9: every orphan hold given back within ${orphanLimitMs / 1000} s`,
    found: `${orphaned} holds, ${(longest / 1000).toFixed(1)} s at most`,
    kept: orphaned > 0 && longest <= orphanLimitMs,
  });
}

async function countOpen(db: Place['db']): Promise<number> {
  const rows = await db.query
    .selectFrom('credit_hold')
    .select('run_id')
    .where('state', '=', 'held')
    .execute();
  return rows.length;
}

export const storage: Subject = {
  name: 'storage',
  async onEach(place, report, chance) {
    await kills(place, report, chance);
    await orphans(place, report, chance);
  },
};
