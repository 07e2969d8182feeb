import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { ProjectTables } from '../../db/schema/projects.ts';

export type ProjectRow = Selectable<ProjectTables['project']>;

export async function findProject(db: Queries, uid: string, id: string): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .executeTakeFirst();
}

/** The newest one of this idea that is not archived. */
export async function findByIdea(db: Queries, uid: string, ideaKey: string): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('project')
    .selectAll()
    .where('user_id', '=', uid)
    .where('idea_key', '=', ideaKey)
    .where('archived_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The one last opened or run in. */
export async function findCurrent(db: Queries, uid: string): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('project')
    .selectAll()
    .where('user_id', '=', uid)
    .where('archived_at', 'is', null)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Nothing when this person has used the key before. */
export async function insertProject(
  db: Queries,
  row: Insertable<ProjectTables['project']>,
): Promise<ProjectRow | undefined> {
  return db
    .insertInto('project')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findByKey(db: Queries, uid: string, key: string): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('project')
    .selectAll()
    .where('user_id', '=', uid)
    .where('idem_key', '=', key)
    .executeTakeFirst();
}

export async function updateProject(
  db: Queries,
  uid: string,
  id: string,
  change: Partial<Omit<ProjectRow, 'id' | 'user_id'>>,
): Promise<void> {
  await db.updateTable('project').set(change).where('id', '=', id).where('user_id', '=', uid).execute();
}

export async function renameUnnamed(db: Queries, uid: string, id: string, name: string): Promise<void> {
  await db
    .updateTable('project')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .where('is_named', '=', 0)
    .execute();
}

export async function deleteProject(db: Queries, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('project')
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface Page {
  readonly isArchived: boolean;
  readonly before?: { readonly at: number; readonly id: string } | undefined;
  readonly max: number;
}

/** Last changed first. */
export async function listNames(
  db: Queries,
  uid: string,
  ids: readonly string[],
): Promise<readonly Pick<ProjectRow, 'id' | 'name'>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('project')
    .select(['id', 'name'])
    .where('user_id', '=', uid)
    .where('id', 'in', ids)
    .execute();
}

export async function listProjects(
  db: Queries,
  uid: string,
  { isArchived, before, max }: Page,
): Promise<readonly ProjectRow[]> {
  return db
    .selectFrom('project')
    .selectAll()
    .where('user_id', '=', uid)
    .where('archived_at', isArchived ? 'is not' : 'is', null)
    .$if(before !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('updated_at', '<', before?.at ?? 0),
          where.and([where('updated_at', '=', before?.at ?? 0), where('id', '<', before?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

export async function countProjects(db: Queries, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('project')
    .select((row) => row.fn.countAll<number | bigint | string>().as('count'))
    .where('user_id', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countArchived(db: Queries, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('project')
    .select((row) => row.fn.countAll<number | bigint | string>().as('count'))
    .where('user_id', '=', uid)
    .where('archived_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Names that hold every word; words are lower case, with no sign of a pattern in them. */
export async function searchProjects(
  db: Queries,
  uid: string,
  words: readonly string[],
  max: number,
): Promise<readonly ProjectRow[]> {
  return words
    .reduce(
      (query, word) => query.where(sql<string>`lower(name)`, 'like', `%${word}%`),
      db.selectFrom('project').selectAll().where('user_id', '=', uid),
    )
    .orderBy('updated_at', 'desc')
    .limit(max)
    .execute();
}

/** Takes the row's lock until the transaction ends; false when it is gone. */
export async function lockProject(db: Queries, uid: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('project')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
