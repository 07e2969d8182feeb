import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { AccessKeyTables } from '../../db/schema/access-keys.ts';

export type KeyRow = Selectable<AccessKeyTables['access_key']>;

export async function insertKey(db: Queries, row: Insertable<AccessKeyTables['access_key']>): Promise<void> {
  await db.insertInto('access_key').values(row).execute();
}

/** Newest first: an id begins with its time. */
export async function listKeys(db: Queries, uid: string): Promise<readonly KeyRow[]> {
  return db.selectFrom('access_key').selectAll().where('user_id', '=', uid).orderBy('id', 'desc').execute();
}

/** Only while its owner is there and not locked out. */
export async function findByHash(db: Queries, hash: string): Promise<KeyRow | undefined> {
  return db
    .selectFrom('access_key')
    .innerJoin('auth_user', 'auth_user.id', 'access_key.user_id')
    .selectAll('access_key')
    .where('key_hash', '=', hash)
    .where('auth_user.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function setUsed(db: Queries, id: string, now: number): Promise<void> {
  await db.updateTable('access_key').set({ last_used_at: now }).where('id', '=', id).execute();
}

export async function deleteKey(db: Queries, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('access_key')
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
