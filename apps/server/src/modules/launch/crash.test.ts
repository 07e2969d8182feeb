import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase, type TestDatabase } from '../../../test/engines.ts';
import { launched, seedProject } from '../../../test/launch-kit.ts';
import { makeLedger } from '../../../test/ledger.ts';
import { listBreaches } from '../../db/invariants.ts';

const server = join(import.meta.dirname, '../../../test/launch-crash-server.ts');

/** Its exit code, or the signal it died by. */
async function live(...given: readonly string[]): Promise<unknown> {
  const child = spawn(process.execPath, [server, ...given], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code, signal] = await once(child, 'close');
  return signal ?? code;
}

describe.each(engines)('a server killed in the middle of a launch run on %s', (engine) => {
  let opened: TestDatabase | undefined;
  afterEach(() => opened?.destroy());

  test('before a report and after one was paid for: the next one finishes it, each tool charged once', async () => {
    opened = await openTestDatabase(engine);
    const { db, env } = opened;
    const place = env.DATABASE_URL ?? join(env.DATA_DIR ?? '', 'slipway.db');
    const ledger = makeLedger(db, Date.now());
    const { uid } = await ledger.addPerson();
    const projectId = await seedProject(ledger.deps, uid);

    // Each life is a minute later: the lease of the one before has run out.
    expect(await live(place, uid, projectId, '0', 'gather swot-generator')).toBe('SIGKILL');
    expect(await live(place, uid, projectId, '60000', 'look-up market-size-estimator')).toBe('SIGKILL');
    expect(await live(place, uid, projectId, '120000')).toBe(0);

    const launch = await db.query.selectFrom('launch_run').selectAll().executeTakeFirstOrThrow();
    expect(launch).toMatchObject({ state: 'done', problem: null });
    const steps = await db.query.selectFrom('launch_step').selectAll().orderBy('place').execute();
    expect(steps.map(({ tool, state, cost }) => [tool, state, cost])).toEqual(
      launched.map((tool) => [tool, 'done', 1]),
    );
    const holds = await db.query.selectFrom('credit_hold').select(['tool', 'state', 'amount']).execute();
    const posted = holds.filter(({ state }) => state === 'posted');
    expect(posted.map(({ tool, amount }) => `${tool} ${amount}`).sort()).toEqual(
      launched.map((tool) => `${tool} 1`).sort(),
    );
    // The one that died before its report gave its credit back.
    expect(holds.filter(({ state }) => state !== 'posted')).toEqual([
      { tool: 'swot-generator', state: 'voided', amount: 1 },
    ]);
    expect(await listBreaches(db)).toEqual([]);
  }, 60_000);
});
