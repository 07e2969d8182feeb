import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Engine, Queries } from '../../../db/client.ts';
import type { PageTables } from '../../../db/schema/pages.ts';

export type PublicationRow = Selectable<PageTables['page_publication']>;
export type Variant = 'a' | 'b';

export async function findPublication(
  db: Queries,
  uid: string,
  pageId: string,
): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('page_publication')
    .selectAll()
    .where('page_id', '=', pageId)
    .where('user_id', '=', uid)
    .executeTakeFirst();
}

export async function findBySlug(db: Queries, slug: string): Promise<PublicationRow | undefined> {
  return db.selectFrom('page_publication').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/**
 * Whether it is shown now. On PostgreSQL it stays until the transaction ends: whoever counts on it takes it first and its rows after, as whoever
 * deletes it does, so that no two wait for each other.
 */
export async function holdShown(db: Queries, engine: Engine, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('page_publication')
    .select('published_at')
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forKeyShare())
    .executeTakeFirst();
  return row !== undefined && row.published_at !== null;
}

export async function countPublications(db: Queries, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('page_publication')
    .select((row) => row.fn.countAll<number | bigint | string>().as('count'))
    .where('user_id', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Nothing where the slug is another page's. */
export async function insertPublication(
  db: Queries,
  row: Insertable<PageTables['page_publication']>,
): Promise<PublicationRow | undefined> {
  return db
    .insertInto('page_publication')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updatePublication(
  db: Queries,
  id: string,
  change: Updateable<PageTables['page_publication']>,
): Promise<void> {
  await db.updateTable('page_publication').set(change).where('id', '=', id).execute();
}

/** What visitors saw until now is over. */
export async function endShowings(db: Queries, publicationId: string, now: number): Promise<void> {
  await db
    .updateTable('page_showing')
    .set({ until_at: now })
    .where('publication_id', '=', publicationId)
    .where('until_at', 'is', null)
    .execute();
}

export async function insertShowing(db: Queries, row: Insertable<PageTables['page_showing']>): Promise<void> {
  await db.insertInto('page_showing').values(row).execute();
}

/** Newest first. */
export async function listShowings(
  db: Queries,
  publicationId: string,
  max: number,
): Promise<readonly Selectable<PageTables['page_showing']>[]> {
  return db
    .selectFrom('page_showing')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

export async function deleteSnapshots(db: Queries, publicationId: string): Promise<void> {
  await db.deleteFrom('page_snapshot').where('publication_id', '=', publicationId).execute();
}

export async function insertSnapshot(
  db: Queries,
  row: Insertable<PageTables['page_snapshot']>,
): Promise<void> {
  await db.insertInto('page_snapshot').values(row).execute();
}

/** In the order of their variants; without their documents. */
export async function listSnapshots(
  db: Queries,
  publicationId: string,
): Promise<readonly Pick<Selectable<PageTables['page_snapshot']>, 'id' | 'variant' | 'revision'>[]> {
  return db
    .selectFrom('page_snapshot')
    .select(['id', 'variant', 'revision'])
    .where('publication_id', '=', publicationId)
    .orderBy('variant')
    .execute();
}

export async function findSnapshotDocument(db: Queries, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('page_snapshot').select('document').where('id', '=', id).executeTakeFirst();
  return row?.document;
}
