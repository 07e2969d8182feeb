import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { PageTables } from '../../../db/schema/pages.ts';

export type VersionRow = Selectable<PageTables['page_version']>;

/** Newest first, without their documents. */
export async function listVersions(
  db: Queries,
  uid: string,
  pageId: string,
): Promise<readonly Omit<VersionRow, 'document' | 'user_id'>[]> {
  return db
    .selectFrom('page_version')
    .select(['page_id', 'version', 'name', 'created_at'])
    .where('page_id', '=', pageId)
    .where('user_id', '=', uid)
    .orderBy('version', 'desc')
    .execute();
}

export async function findVersion(
  db: Queries,
  uid: string,
  pageId: string,
  version: number,
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('page_version')
    .selectAll()
    .where('page_id', '=', pageId)
    .where('user_id', '=', uid)
    .where('version', '=', version)
    .executeTakeFirst();
}

export async function insertVersion(
  db: Queries,
  row: Insertable<PageTables['page_version']>,
): Promise<VersionRow> {
  return db.insertInto('page_version').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function deleteVersion(
  db: Queries,
  uid: string,
  pageId: string,
  version: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page_version')
    .where('page_id', '=', pageId)
    .where('user_id', '=', uid)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
