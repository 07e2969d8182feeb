import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { ShareTables } from '../../db/schema/shares.ts';

export type ShareRow = Selectable<ShareTables['share_link']>;

/** What a link leads to. */
export type Target = Pick<ShareRow, 'kind' | 'run_id' | 'project_id'>;

export async function insertShare(db: Queries, row: Insertable<ShareTables['share_link']>): Promise<void> {
  await db.insertInto('share_link').values(row).execute();
}

function liveAt(db: Queries, now: number) {
  return db
    .selectFrom('share_link')
    .where((share) => share.or([share('expires_at', 'is', null), share('expires_at', '>', now)]));
}

/** One query whether there is such a link, was one, or never. */
export async function findLive(db: Queries, tokenHash: string, now: number): Promise<ShareRow | undefined> {
  return liveAt(db, now).selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Newest first: an id begins with its time. */
export async function listLive(
  db: Queries,
  uid: string,
  { kind, run_id, project_id }: Target,
  now: number,
): Promise<readonly ShareRow[]> {
  return liveAt(db, now)
    .selectAll()
    .where('user_id', '=', uid)
    .where('kind', '=', kind)
    .where('run_id', 'is not distinct from', run_id)
    .where('project_id', 'is not distinct from', project_id)
    .orderBy('id', 'desc')
    .execute();
}

export async function countShares(db: Queries, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('share_link')
    .select((share) => share.fn.countAll<number | bigint | string>().as('count'))
    .where('user_id', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteExpired(db: Queries, uid: string, now: number): Promise<void> {
  await db.deleteFrom('share_link').where('user_id', '=', uid).where('expires_at', '<=', now).execute();
}

export async function deleteShare(db: Queries, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('share_link')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countOpening(db: Queries, id: string, now: number): Promise<void> {
  await db
    .updateTable('share_link')
    .set({ opened: sql`opened + 1`, opened_at: now })
    .where('id', '=', id)
    .execute();
}
