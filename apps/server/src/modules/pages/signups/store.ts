import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { PageTables } from '../../../db/schema/pages.ts';

type SignupRow = Selectable<PageTables['page_signup']>;

/** False when the address is on the list already. */
export async function insertSignup(
  db: Queries,
  row: Insertable<PageTables['page_signup']>,
): Promise<boolean> {
  const made = await db
    .insertInto('page_signup')
    .values(row)
    .onConflict((conflict) => conflict.columns(['publication_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function countSignups(db: Queries, publicationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('page_signup')
    .select((row) => row.fn.countAll<number | bigint | string>().as('count'))
    .where('publication_id', '=', publicationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Newest first: ids are in the order of time. */
export async function listSignups(
  db: Queries,
  publicationId: string,
  { before, max }: { readonly before?: string | undefined; readonly max: number },
): Promise<readonly SignupRow[]> {
  return db
    .selectFrom('page_signup')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

export async function deleteSignup(db: Queries, publicationId: string, id: string): Promise<void> {
  await db
    .deleteFrom('page_signup')
    .where('publication_id', '=', publicationId)
    .where('id', '=', id)
    .execute();
}
