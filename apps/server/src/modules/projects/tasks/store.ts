import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ProjectTables } from '../../../db/schema/projects.ts';

export type TaskRow = Selectable<ProjectTables['project_task']>;

export async function insertTask(
  db: Queries,
  row: Insertable<ProjectTables['project_task']>,
): Promise<TaskRow> {
  return db.insertInto('project_task').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The open one of this step. */
export async function findStepTask(
  db: Queries,
  uid: string,
  projectId: string,
  key: string,
): Promise<TaskRow | undefined> {
  return db
    .selectFrom('project_task')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .where('done_at', 'is', null)
    .where('step_key', '=', key)
    .executeTakeFirst();
}

export async function findTaskByKey(db: Queries, uid: string, key: string): Promise<TaskRow | undefined> {
  return db
    .selectFrom('project_task')
    .selectAll()
    .where('user_id', '=', uid)
    .where('idem_key', '=', key)
    .executeTakeFirst();
}

export async function findTask(
  db: Queries,
  uid: string,
  projectId: string,
  id: string,
): Promise<TaskRow | undefined> {
  return db
    .selectFrom('project_task')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .executeTakeFirst();
}

/** Those with a day first, by their day; then the oldest first. Two queries, each in the order of an index. */
export async function listOpenTasks(
  db: Queries,
  uid: string,
  { projectId, max }: { readonly projectId?: string; readonly max: number },
): Promise<readonly TaskRow[]> {
  const open = (hasDay: boolean, most: number) =>
    db
      .selectFrom('project_task')
      .selectAll()
      .where('user_id', '=', uid)
      .where('done_at', 'is', null)
      .where('due', hasDay ? 'is not' : 'is', null)
      .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? ''))
      .orderBy('due')
      .orderBy('id')
      .limit(most)
      .execute();
  const dated = await open(true, max);
  return dated.length < max ? [...dated, ...(await open(false, max - dated.length))] : dated;
}

export async function listDoneTasks(
  db: Queries,
  uid: string,
  projectId: string,
  max: number,
): Promise<readonly TaskRow[]> {
  return db
    .selectFrom('project_task')
    .selectAll()
    .where('user_id', '=', uid)
    .where('project_id', '=', projectId)
    .where('done_at', 'is not', null)
    .orderBy('done_at', 'desc')
    .limit(max)
    .execute();
}

export async function updateTask(
  db: Queries,
  uid: string,
  id: string,
  change: Partial<Omit<TaskRow, 'id' | 'user_id' | 'project_id'>>,
): Promise<void> {
  await db.updateTable('project_task').set(change).where('id', '=', id).where('user_id', '=', uid).execute();
}

/** One caller of any number gets the row; the others get nothing. */
export async function endTask(
  db: Queries,
  uid: string,
  id: string,
  end: { readonly done_at: number; readonly outcome: string },
): Promise<TaskRow | undefined> {
  return db
    .updateTable('project_task')
    .set({ ...end, updated_at: end.done_at })
    .where('id', '=', id)
    .where('user_id', '=', uid)
    .where('done_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Project → its open tasks: how many. */
export async function countOpen(
  db: Queries,
  uid: string,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('project_task')
    .select((row) => ['project_id', row.fn.countAll<number | bigint | string>().as('count')])
    .where('user_id', '=', uid)
    .where('project_id', 'in', projectIds)
    .where('done_at', 'is', null)
    .groupBy('project_id')
    .execute();
  return new Map(rows.map(({ project_id, count }) => [project_id, Number(count)]));
}

/** Open tasks that were made from a step. */
export async function listStepTasks(
  db: Queries,
  uid: string,
  projectIds: readonly string[],
): Promise<readonly Pick<TaskRow, 'id' | 'project_id' | 'step_key'>[]> {
  if (projectIds.length === 0) return [];
  return db
    .selectFrom('project_task')
    .select(['id', 'project_id', 'step_key'])
    .where('user_id', '=', uid)
    .where('project_id', 'in', projectIds)
    .where('done_at', 'is', null)
    .where('step_key', 'is not', null)
    .execute();
}

/** The last test of each project that was done. */
export async function listLastTests(
  db: Queries,
  uid: string,
  projectIds: readonly string[],
): Promise<readonly TaskRow[]> {
  if (projectIds.length === 0) return [];
  const last = db
    .selectFrom('project_task')
    .select((row) => ['project_id', row.fn.max('done_at').as('last_at')])
    .where('user_id', '=', uid)
    .where('project_id', 'in', projectIds)
    .where('done_at', 'is not', null)
    .where('proves', 'is not', null)
    .groupBy('project_id')
    .as('last');
  return db
    .selectFrom('project_task')
    .innerJoin(last, (join) =>
      join
        .onRef('last.project_id', '=', 'project_task.project_id')
        .onRef('last.last_at', '=', 'project_task.done_at'),
    )
    .selectAll('project_task')
    .where('project_task.user_id', '=', uid)
    .where('proves', 'is not', null)
    .execute();
}

export async function searchTasks(
  db: Queries,
  uid: string,
  words: readonly string[],
  max: number,
): Promise<readonly TaskRow[]> {
  return words
    .reduce(
      (query, word) => query.where(sql<string>`lower(text)`, 'like', `%${word}%`),
      db.selectFrom('project_task').selectAll().where('user_id', '=', uid).where('done_at', 'is', null),
    )
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}
