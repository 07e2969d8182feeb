import type { Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { ProjectTables } from '../../db/schema/projects.ts';

type UpdateRow = Selectable<ProjectTables['project_update']>;
interface Which {
  readonly uid: string;
  readonly projectId: string;
  readonly month: string;
}

export async function findUpdate(
  db: Queries,
  { uid, projectId, month }: Which,
): Promise<UpdateRow | undefined> {
  return db
    .selectFrom('project_update')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('month', '=', month)
    .where('user_id', '=', uid)
    .executeTakeFirst();
}

/** Newest first; two years of them. */
export async function listMonths(db: Queries, uid: string, projectId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('project_update')
    .select('month')
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .orderBy('month', 'desc')
    .limit(24)
    .execute();
  return rows.map(({ month }) => month);
}

/** What is not named stays as it is. */
export async function putUpdate(
  db: Queries,
  { uid, projectId, month }: Which,
  change: Partial<Pick<UpdateRow, 'text' | 'promises'>>,
  at: number,
): Promise<void> {
  await db
    .insertInto('project_update')
    .values({
      project_id: projectId,
      month,
      user_id: uid,
      text: null,
      promises: '[]',
      created_at: at,
      updated_at: at,
      ...change,
    })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'month']).doUpdateSet({ ...change, updated_at: at }),
    )
    .execute();
}
