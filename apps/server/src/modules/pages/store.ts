import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { PageTables } from '../../db/schema/pages.ts';

export type PageRow = Selectable<PageTables['page']>;
/** As lists show it: without its document, and with the address it is published under. */
export type ListedPage = Omit<PageRow, 'document' | 'user_id'> & {
  readonly slug: string | null;
};

/** Nothing when this person has used the key before. */
export async function insertPage(
  db: Queries,
  row: Insertable<PageTables['page']>,
): Promise<PageRow | undefined> {
  return db
    .insertInto('page')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findPageByKey(db: Queries, uid: string, key: string): Promise<PageRow | undefined> {
  return db
    .selectFrom('page')
    .selectAll()
    .where('user_id', '=', uid)
    .where('idem_key', '=', key)
    .executeTakeFirst();
}

export async function findPage(db: Queries, uid: string, id: string): Promise<PageRow | undefined> {
  return db.selectFrom('page').selectAll().where('id', '=', id).where('user_id', '=', uid).executeTakeFirst();
}

function listed(db: Queries, uid: string) {
  return db
    .selectFrom('page')
    .leftJoin('page_publication', (join) =>
      join
        .onRef('page_publication.page_id', '=', 'page.id')
        .on('page_publication.published_at', 'is not', null),
    )
    .select([
      'page.id',
      'page.project_id',
      'page.name',
      'page.revision',
      'page.created_at',
      'page.updated_at',
      'page.idem_key',
      'page_publication.slug',
    ])
    .where('page.user_id', '=', uid);
}

export async function findListed(db: Queries, uid: string, id: string): Promise<ListedPage | undefined> {
  return listed(db, uid).where('page.id', '=', id).executeTakeFirst();
}

/** Last saved first. */
export async function listPages(
  db: Queries,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  { before, max }: { readonly before?: { readonly at: number; readonly id: string }; readonly max: number },
): Promise<readonly ListedPage[]> {
  return listed(db, uid)
    .where('page.project_id', '=', projectId)
    .$if(before !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('page.updated_at', '<', before?.at ?? 0),
          where.and([
            where('page.updated_at', '=', before?.at ?? 0),
            where('page.id', '<', before?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('page.updated_at', 'desc')
    .orderBy('page.id', 'desc')
    .limit(max)
    .execute();
}

export async function countPages(db: Queries, uid: string, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('page')
    .select((row) => row.fn.countAll<number | bigint | string>().as('count'))
    .where('user_id', '=', uid)
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One of any number that began at the same revision gets through. */
export async function saveDocument(
  db: Queries,
  { uid, id, revision }: { readonly uid: string; readonly id: string; readonly revision: number },
  { document, at }: { readonly document: string; readonly at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page')
    .set({ document, revision: revision + 1, updated_at: at })
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function renamePage(
  db: Queries,
  uid: string,
  id: string,
  change: { readonly name: string; readonly updated_at: number },
): Promise<void> {
  await db.updateTable('page').set(change).where('id', '=', id).where('user_id', '=', uid).execute();
}

export async function deletePage(db: Queries, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page')
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes the row's lock until the transaction ends; what it gives cannot be saved over meanwhile. */
export async function lockPage(db: Queries, uid: string, id: string): Promise<PageRow | undefined> {
  return db
    .updateTable('page')
    .set((row) => ({ revision: row.ref('revision') }))
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .returningAll()
    .executeTakeFirst();
}

type NewestPage = Pick<PageRow, 'id' | 'project_id' | 'name' | 'document' | 'updated_at'>;

/** Of each project the `max` that were saved last. */
export async function listNewestDocuments(
  db: Queries,
  uid: string,
  projectIds: readonly string[],
  max: number,
): Promise<readonly NewestPage[]> {
  if (projectIds.length === 0) return [];
  return db
    .with('ranked', (cte) =>
      cte
        .selectFrom('page')
        .select((row) => [
          'id',
          'project_id',
          'name',
          'document',
          'updated_at',
          row.fn
            .agg<number>('row_number')
            .over((window) => window.partitionBy('project_id').orderBy('updated_at', 'desc'))
            .as('place'),
        ])
        .where('user_id', '=', uid)
        .where('project_id', 'in', projectIds),
    )
    .selectFrom('ranked')
    .select(['id', 'project_id', 'name', 'document', 'updated_at'])
    .where((where) =>
      where.or([
        where('place', '<=', max),
        where.exists(
          where
            .selectFrom('page_publication')
            .select('page_publication.id')
            .whereRef('page_publication.page_id', '=', 'ranked.id')
            .where('published_at', 'is not', null),
        ),
      ]),
    )
    .execute();
}
