import type { Balance, ShownType } from '@slipway/credits';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { CreditTables } from '../../db/schema/credits.ts';

export { keepUser } from '../../db/keep-user.ts';

export type Account = Selectable<CreditTables['credit_account']>;
export type Entry = Selectable<CreditTables['credit_entry']>;
export type Hold = Selectable<CreditTables['credit_hold']>;
export type Run = Selectable<CreditTables['tool_run']>;

export async function findAccount(db: Queries, uid: string): Promise<Account | undefined> {
  return db.selectFrom('credit_account').selectAll().where('user_id', '=', uid).executeTakeFirst();
}

/** Null for an account whose person has left. */
export async function findOwner(db: Queries, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('credit_account')
    .select('user_id')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Writing what is there takes the row's lock on both engines; until the transaction ends nobody else moves it. */
export async function lockAccount(
  db: Queries,
  column: 'id' | 'user_id',
  value: string,
): Promise<Account | undefined> {
  return db
    .updateTable('credit_account')
    .set((row) => ({ seq: row.ref('seq') }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst();
}

/** Nothing when somebody else was first. */
export async function insertAccount(
  db: Queries,
  row: Insertable<CreditTables['credit_account']>,
): Promise<Account | undefined> {
  return db
    .insertInto('credit_account')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Moves by differences and only from where the caller has read: nothing when the row has moved or would overdraw. */
export async function moveAccount(
  db: Queries,
  before: Account,
  after: Balance,
  times: Pick<Account, 'reset_at' | 'updated_at'>,
): Promise<Account | undefined> {
  const taken = before.available - after.available;
  const released = before.held - after.held;
  return db
    .updateTable('credit_account')
    .set((row) => ({
      day: after.day,
      available: row('available', '-', taken),
      held: row('held', '-', released),
      balance: after.balance,
      seq: row('seq', '+', 1),
      ...times,
    }))
    .where('id', '=', before.id)
    .where('seq', '=', before.seq)
    .where('available', '>=', taken)
    .where('held', '>=', released)
    .returningAll()
    .executeTakeFirst();
}

export async function updateZone(db: Queries, id: string, zone: string, changedAt: number): Promise<void> {
  await db
    .updateTable('credit_account')
    .set({ zone, zone_changed_at: changedAt })
    .where('id', '=', id)
    .execute();
}

export async function insertEntry(db: Queries, row: Insertable<CreditTables['credit_entry']>): Promise<void> {
  await db.insertInto('credit_entry').values(row).execute();
}

/** Whether credits of this date were ever issued. */
export async function hasLot(db: Queries, accountId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('credit_entry')
    .select('id')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .where('type', 'in', ['grant', 'reset'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export async function listEntries(
  db: Queries,
  uid: string,
  types: readonly ShownType[],
  max: number,
): Promise<readonly Entry[]> {
  return db
    .selectFrom('credit_entry')
    .innerJoin('credit_account', 'credit_account.id', 'credit_entry.account_id')
    .selectAll('credit_entry')
    .where('credit_account.user_id', '=', uid)
    .where('credit_entry.type', 'in', types)
    .orderBy('credit_entry.seq', 'desc')
    .limit(max)
    .execute();
}

/** Nothing when this person has used the key before. */
export async function insertRun(
  db: Queries,
  row: Insertable<CreditTables['tool_run']>,
): Promise<Run | undefined> {
  return db
    .insertInto('tool_run')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function getRunByKey(db: Queries, uid: string, idemKey: string): Promise<Run> {
  return db
    .selectFrom('tool_run')
    .selectAll()
    .where('user_id', '=', uid)
    .where('idem_key', '=', idemKey)
    .executeTakeFirstOrThrow();
}

export async function getRun(db: Queries, id: string): Promise<Run> {
  return db.selectFrom('tool_run').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** False when the run is gone: its person has left. What is left out stays as it is. */
export async function updateRun(
  db: Queries,
  id: string,
  end: Partial<Pick<Run, 'status' | 'result' | 'error_code' | 'finished_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tool_run')
    .set(end)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Only one that has ended: the ledger still follows the others. */
export async function deleteRun(db: Queries, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tool_run')
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .where('status', '!=', 'running')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertHold(db: Queries, row: Insertable<CreditTables['credit_hold']>): Promise<void> {
  await db.insertInto('credit_hold').values(row).execute();
}

type Settled = Exclude<Hold['state'], 'held'>;

/** One caller of any number gets the row; the others get nothing. `expiredBy` leaves alone what was renewed since. */
export async function settleHold(
  db: Queries,
  runId: string,
  { state, ifDelivered }: { readonly state: Settled; readonly ifDelivered: Settled },
  at: number,
  expiredBy?: number,
): Promise<Hold | undefined> {
  return db
    .updateTable('credit_hold')
    .set({
      state: sql<Settled>`case when delivered_at is null then ${state} else ${ifDelivered} end`,
      settled_at: at,
    })
    .where('run_id', '=', runId)
    .where('state', '=', 'held')
    .$if(expiredBy !== undefined, (query) => query.where('expires_at', '<=', expiredBy ?? 0))
    .returningAll()
    .executeTakeFirst();
}

/** False when the run is over, or its report has left before. */
export async function markDelivered(db: Queries, runId: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credit_hold')
    .set({ delivered_at: at })
    .where('run_id', '=', runId)
    .where('state', '=', 'held')
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function extendHolds(db: Queries, holder: string, expiresAt: number): Promise<void> {
  await db
    .updateTable('credit_hold')
    .set({ expires_at: expiresAt })
    .where('state', '=', 'held')
    .where('holder', '=', holder)
    .execute();
}

/** A lease further ahead than one can be was given by a clock that was wrong: from now on it is like any other. */
export async function shortenLeases(db: Queries, now: number, leaseMs: number): Promise<void> {
  await db
    .updateTable('credit_hold')
    .set({ expires_at: now + leaseMs })
    .where('state', '=', 'held')
    .where('expires_at', '>', now + 2 * leaseMs)
    .execute();
}

export async function listExpiredHolds(db: Queries, now: number, max: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('credit_hold')
    .select('run_id')
    .where('state', '=', 'held')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(max)
    .execute();
  return rows.map((row) => row.run_id);
}
