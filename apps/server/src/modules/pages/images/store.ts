import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { PageTables } from '../../../db/schema/pages.ts';

type ImageRow = Selectable<PageTables['page_image']>;
export type ListedImage = Omit<ImageRow, 'data' | 'user_id' | 'digest'>;

const shown = ['id', 'type', 'bytes', 'created_at'] as const;

/** Newest first. */
export async function listImages(db: Queries, uid: string): Promise<readonly ListedImage[]> {
  return db
    .selectFrom('page_image')
    .select(shown)
    .where('user_id', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The one that is there already when the person has these bytes. */
export async function findByDigest(
  db: Queries,
  uid: string,
  digest: string,
): Promise<ListedImage | undefined> {
  return db
    .selectFrom('page_image')
    .select(shown)
    .where('user_id', '=', uid)
    .where('digest', '=', digest)
    .executeTakeFirst();
}

export async function insertImage(
  db: Queries,
  row: Insertable<PageTables['page_image']>,
): Promise<ListedImage | undefined> {
  return db
    .insertInto('page_image')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'digest']).doNothing())
    .returning(shown)
    .executeTakeFirst();
}

/** For whoever has its address. */
export async function findImage(
  db: Queries,
  id: string,
): Promise<Pick<ImageRow, 'type' | 'data'> | undefined> {
  return db.selectFrom('page_image').select(['type', 'data']).where('id', '=', id).executeTakeFirst();
}

/** The person's own among these: what a page of theirs shows of another's is not theirs to take along. */
export async function listOwnImages(
  db: Queries,
  uid: string,
  ids: readonly string[],
): Promise<readonly Pick<ImageRow, 'id' | 'type' | 'data'>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('page_image')
    .select(['id', 'type', 'data'])
    .where('user_id', '=', uid)
    .where('id', 'in', ids)
    .execute();
}

export async function deleteImage(db: Queries, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page_image')
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
