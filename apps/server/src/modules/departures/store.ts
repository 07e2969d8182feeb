import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { DepartureTables } from '../../db/schema/departures.ts';

type Departure = Selectable<DepartureTables['departed_mailbox']>;

export const noLot = { credits: null, day: null, zone: null, zone_changed_at: null } as const;

export async function findEmail(db: Queries, uid: string): Promise<string | null> {
  const row = await db.selectFrom('auth_user').select('email').where('id', '=', uid).executeTakeFirst();
  return row?.email ?? null;
}

/** What is free of the current lot: what is held by a run that has not ended was not left. */
export async function findLot(db: Queries, uid: string) {
  return db
    .selectFrom('credit_account')
    .select(['available as credits', 'day', 'zone', 'zone_changed_at'])
    .where('user_id', '=', uid)
    .executeTakeFirst();
}

export async function findTrialStart(db: Queries, uid: string): Promise<number | null> {
  const row = await db
    .selectFrom('sub_account')
    .select('trial_starts_at')
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row?.trial_starts_at ?? null;
}

export async function findDepartureRow(db: Queries, hash: string): Promise<Departure | undefined> {
  return db.selectFrom('departed_mailbox').selectAll().where('mailbox_hash', '=', hash).executeTakeFirst();
}

export async function putDeparture(
  db: Queries,
  row: Insertable<DepartureTables['departed_mailbox']>,
): Promise<void> {
  await db
    .insertInto('departed_mailbox')
    .values(row)
    .onConflict((conflict) => conflict.column('mailbox_hash').doUpdateSet(row))
    .execute();
}

export async function dropOldLots(db: Queries, leftBefore: number): Promise<void> {
  await db
    .deleteFrom('departed_mailbox')
    .where('left_at', '<=', leftBefore)
    .where('trial_starts_at', 'is', null)
    .execute();
  await db
    .updateTable('departed_mailbox')
    .set(noLot)
    .where('left_at', '<=', leftBefore)
    .where('credits', 'is not', null)
    .execute();
}
