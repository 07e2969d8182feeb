import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { PageTables } from '../../../db/schema/pages.ts';

export type TemplateRow = Selectable<PageTables['page_template']>;

export async function insertTemplate(
  db: Queries,
  row: Insertable<PageTables['page_template']>,
): Promise<TemplateRow | undefined> {
  return db
    .insertInto('page_template')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findTemplateByKey(
  db: Queries,
  uid: string,
  key: string,
): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('page_template')
    .selectAll()
    .where('user_id', '=', uid)
    .where('idem_key', '=', key)
    .executeTakeFirst();
}

export async function findTemplate(db: Queries, uid: string, id: string): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('page_template')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .executeTakeFirst();
}

/** Newest first, without their documents. */
export async function listTemplates(
  db: Queries,
  uid: string,
): Promise<readonly Pick<TemplateRow, 'id' | 'name' | 'created_at'>[]> {
  return db
    .selectFrom('page_template')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', uid)
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteTemplate(db: Queries, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page_template')
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function listFavourites(db: Queries, uid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('page_favourite')
    .select('template')
    .where('user_id', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('template')
    .execute();
  return rows.map(({ template }) => template);
}

export async function insertFavourite(
  db: Queries,
  row: Insertable<PageTables['page_favourite']>,
): Promise<void> {
  await db
    .insertInto('page_favourite')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'template']).doNothing())
    .execute();
}

export async function deleteFavourite(db: Queries, uid: string, template: string): Promise<void> {
  await db.deleteFrom('page_favourite').where('user_id', '=', uid).where('template', '=', template).execute();
}
