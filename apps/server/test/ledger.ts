import { randomUUID } from 'node:crypto';
import type { ToolId } from '@slipway/tools';
import { makeIds } from '../src/adapters/ids.ts';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/db/client.ts';
import type { CreditDeps } from '../src/modules/credits/ledger.ts';
import { type Reservation, reserveRun } from '../src/modules/credits/reserve-run.ts';

export interface TestPerson {
  readonly uid: string;
}

export interface TestLedger {
  readonly deps: CreditDeps;
  readonly clock: { now(): number; set(ms: number): void; advance(ms: number): void };
  addPerson(): Promise<TestPerson>;
  /** A trial that covers everything, or none at all. */
  setPremium(person: TestPerson, on: boolean): Promise<void>;
  reserve(person: TestPerson, options?: ReserveOptions): Promise<Reservation>;
}

interface ReserveOptions {
  readonly toolId?: ToolId;
  readonly key?: string;
  readonly bodyHash?: string;
}

/** The credit use cases as one server has them: on a real database, with a clock of their own. */
export function makeLedger(db: Database, startMs = Date.parse('2026-11-15T12:00:00Z')): TestLedger {
  let nowMs = startMs;
  const clock = () => nowMs;
  const ids = makeIds(clock);
  const config = readConfig({ AUTH_SECRET: 'a secret that only tests know, long enough' });
  const deps: CreditDeps = { config, db, clock, ids, processId: randomUUID() };
  return {
    deps,
    clock: {
      now: clock,
      set(ms) {
        nowMs = ms;
      },
      advance(ms) {
        nowMs += ms;
      },
    },
    async addPerson() {
      const uid = randomUUID();
      const at = new Date(nowMs).toISOString();
      await db.query
        .insertInto('auth_user')
        .values({
          id: uid,
          email: `${uid}@example.org`,
          email_verified: 0,
          name: '',
          image: null,
          created_at: at,
          updated_at: at,
          disabled_at: null,
        })
        .execute();
      return { uid };
    },
    async setPremium({ uid }, on) {
      if (!on) {
        await db.query.deleteFrom('sub_account').where('user_id', '=', uid).execute();
        return;
      }
      await db.query
        .insertInto('sub_account')
        .values({
          id: `sub_${uid}`,
          user_id: uid,
          turns: 0,
          trial_starts_at: 0,
          trial_ends_at: Number.MAX_SAFE_INTEGER,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    reserve: (person, { toolId = 'swot-generator', key = randomUUID(), bodyHash = 'body' } = {}) =>
      reserveRun(deps, { person, toolId, idempotencyKey: key, bodyHash }),
  };
}
