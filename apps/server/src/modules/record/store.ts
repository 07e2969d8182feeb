import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { ProjectTables } from '../../db/schema/projects.ts';

type ChangeRow = Selectable<ProjectTables['record_change']>;

/** JSON; nothing for a project that is not there. */
export async function findRecord(db: Queries, uid: string, projectId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('project_record')
    .select('record')
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row?.record;
}

export async function listRecords(
  db: Queries,
  uid: string,
  projectIds: readonly string[],
): Promise<readonly { project_id: string; record: string }[]> {
  if (projectIds.length === 0) return [];
  return db
    .selectFrom('project_record')
    .select(['project_id', 'record'])
    .where('project_id', 'in', projectIds)
    .where('user_id', '=', uid)
    .execute();
}

export async function insertRecord(
  db: Queries,
  row: Insertable<ProjectTables['project_record']>,
): Promise<void> {
  await db.insertInto('project_record').values(row).execute();
}

/** Takes the row's lock until the transaction ends: edits that come at once are made one after another. Nothing when it is gone. */
export async function lockRecord(
  db: Queries,
  uid: string,
  projectId: string,
): Promise<{ record: string; seq: number } | undefined> {
  return db
    .updateTable('project_record')
    .set((row) => ({ seq: row.ref('seq') }))
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .returning(['record', 'seq'])
    .executeTakeFirst();
}

export async function updateRecord(
  db: Queries,
  projectId: string,
  change: { readonly record: string; readonly seq: number; readonly updated_at: number },
): Promise<void> {
  await db.updateTable('project_record').set(change).where('project_id', '=', projectId).execute();
}

export async function insertChanges(
  db: Queries,
  rows: readonly Insertable<ProjectTables['record_change']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('record_change').values(rows).execute();
}

/** Newest first. */
export async function listChangesOf(
  db: Queries,
  uid: string,
  { projectId, fact, before, max }: { projectId: string; fact: string; before?: number; max: number },
): Promise<readonly ChangeRow[]> {
  return db
    .selectFrom('record_change')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('fact', '=', fact)
    .where('user_id', '=', uid)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(max)
    .execute();
}

export interface ChangeCount {
  readonly all: number;
  readonly undone: number;
}

/** Fact → how many changes the history has of it. */
export async function countChanges(
  db: Queries,
  uid: string,
  projectId: string,
): Promise<ReadonlyMap<string, ChangeCount>> {
  const rows = await db
    .selectFrom('record_change')
    .select((row) => [
      'fact',
      row.fn.countAll<number | bigint | string>().as('all'),
      row.fn.sum<number | bigint | string>('is_undo').as('undone'),
    ])
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .groupBy('fact')
    .execute();
  return new Map(rows.map(({ fact, all, undone }) => [fact, { all: Number(all), undone: Number(undone) }]));
}

/** Keeps the newest `max` of a fact. */
export async function pruneChanges(db: Queries, projectId: string, fact: string, max: number): Promise<void> {
  const oldestKept = await db
    .selectFrom('record_change')
    .select('seq')
    .where('project_id', '=', projectId)
    .where('fact', '=', fact)
    .orderBy('seq', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldestKept) return;
  await db
    .deleteFrom('record_change')
    .where('project_id', '=', projectId)
    .where('fact', '=', fact)
    .where('seq', '<', oldestKept.seq)
    .execute();
}

/** What a deleted run said or found. */
export async function deleteChangesOfRun(db: Queries, uid: string, runId: string): Promise<void> {
  await db.deleteFrom('record_change').where('run_id', '=', runId).where('user_id', '=', uid).execute();
}

export async function deleteChanges(db: Queries, projectId: string, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return;
  await db.deleteFrom('record_change').where('project_id', '=', projectId).where('seq', 'in', seqs).execute();
}

/** Oldest first. */
export async function listChangesOfFacts(
  db: Queries,
  uid: string,
  projectId: string,
  facts: readonly string[],
): Promise<readonly Pick<ChangeRow, 'fact' | 'slot' | 'at'>[]> {
  return db
    .selectFrom('record_change')
    .select(['fact', 'slot', 'at'])
    .where('project_id', '=', projectId)
    .where('user_id', '=', uid)
    .where('fact', 'in', facts)
    .orderBy('seq')
    .execute();
}
