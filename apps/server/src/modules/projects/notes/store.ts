import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { ProjectTables } from '../../../db/schema/projects.ts';

export type NoteRow = Selectable<ProjectTables['project_note']>;

/** Nothing when this person has used the key before. */
export async function insertNote(
  db: Queries,
  row: Insertable<ProjectTables['project_note']>,
): Promise<NoteRow | undefined> {
  return db
    .insertInto('project_note')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'idem_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findNoteByKey(db: Queries, uid: string, key: string): Promise<NoteRow | undefined> {
  return db
    .selectFrom('project_note')
    .selectAll()
    .where('user_id', '=', uid)
    .where('idem_key', '=', key)
    .executeTakeFirst();
}

export async function findNote(
  db: Queries,
  uid: string,
  projectId: string,
  id: string,
): Promise<NoteRow | undefined> {
  return db
    .selectFrom('project_note')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .executeTakeFirst();
}

/** Newest first. */
export async function listNotes(
  db: Queries,
  uid: string,
  projectId: string,
  { kind, max }: { readonly kind: NoteRow['kind']; readonly max: number },
): Promise<readonly NoteRow[]> {
  return db
    .selectFrom('project_note')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

export async function updateNote(
  db: Queries,
  uid: string,
  id: string,
  change: Partial<Pick<NoteRow, 'text' | 'why' | 'outcome' | 'updated_at'>>,
): Promise<void> {
  await db.updateTable('project_note').set(change).where('id', '=', id).where('user_id', '=', uid).execute();
}

/** Project → when something was last decided in it. */
export async function listLastDecisions(
  db: Queries,
  uid: string,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('project_note')
    .select((row) => ['project_id', row.fn.max('created_at').as('last_at')])
    .where('user_id', '=', uid)
    .where('project_id', 'in', projectIds)
    .where('kind', '=', 'decision')
    .groupBy('project_id')
    .execute();
  return new Map(rows.map(({ project_id, last_at }) => [project_id, Number(last_at)]));
}
