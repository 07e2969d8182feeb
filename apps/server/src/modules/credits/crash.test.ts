import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { listLost, type Promised, writeUntilKilled } from '../../../test/credit-crash.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../test/engines.ts';
import { makeLedger } from '../../../test/ledger.ts';
import { listBreaches } from '../../db/invariants.ts';
import { sweepHolds } from './sweep-holds.ts';

/** `npm run chaos` does it more often. */
const rounds = 2;

describe.each(engines)('a server killed in the middle of its runs on %s', (engine) => {
  let opened: TestDatabase | undefined;
  afterEach(() => opened?.destroy());

  test(`[CR8] ${rounds} times: no promise is lost, no book is wrong, and every open hold goes back`, async () => {
    opened = await openTestDatabase(engine);
    const { db, env } = opened;
    const place = env.DATABASE_URL ?? join(env.DATA_DIR ?? '', 'slipway.db');
    const promised: Promised = new Map();
    for (let round = 0; round < rounds; round += 1) {
      await writeUntilKilled(place, 20 + round * 17, promised);
      expect(await listLost(db, promised)).toEqual([]);
      expect(await listBreaches(db)).toEqual([]);
    }
    expect(promised.size).toBeGreaterThan(rounds);
    const next = makeLedger(db, Date.now() + 10_000);
    while ((await sweepHolds(next.deps)) > 0);
    const open = await db.query.selectFrom('credit_account').select('id').where('held', '>', 0).execute();
    expect(open).toEqual([]);
    expect(await listBreaches(db)).toEqual([]);
  });
});
