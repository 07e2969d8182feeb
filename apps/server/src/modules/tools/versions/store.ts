import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { RunTables } from '../../../db/schema/runs.ts';

export type VersionRow = Selectable<RunTables['run_version']>;

export async function insertVersion(db: Queries, row: Insertable<RunTables['run_version']>): Promise<void> {
  await db.insertInto('run_version').values(row).execute();
}

export async function findVersion(
  db: Queries,
  uid: string,
  runId: string,
  version: number,
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('run_version')
    .selectAll()
    .where('run_id', '=', runId)
    .where('version', '=', version)
    .where('user_id', '=', uid)
    .executeTakeFirst();
}

/** Oldest first, without what makes them large. */
export async function listVersions(
  db: Queries,
  uid: string,
  runId: string,
): Promise<readonly Pick<VersionRow, 'version' | 'created_at' | 'note' | 'assumptions'>[]> {
  return db
    .selectFrom('run_version')
    .select(['version', 'created_at', 'note', 'assumptions'])
    .where('run_id', '=', runId)
    .where('user_id', '=', uid)
    .orderBy('version')
    .execute();
}

/** What each version was computed from, oldest first. */
export async function listInputs(db: Queries, uid: string, runId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('run_version')
    .select('input')
    .where('run_id', '=', runId)
    .where('user_id', '=', uid)
    .orderBy('version')
    .execute();
  return rows.map(({ input }) => input);
}

export async function listReports(
  db: Queries,
  uid: string,
  runId: string,
): Promise<readonly Pick<VersionRow, 'version' | 'report'>[]> {
  return db
    .selectFrom('run_version')
    .select(['version', 'report'])
    .where('run_id', '=', runId)
    .where('user_id', '=', uid)
    .orderBy('version')
    .execute();
}

export async function updateReport(
  db: Queries,
  runId: string,
  version: number,
  report: string,
): Promise<void> {
  await db
    .updateTable('run_version')
    .set({ report })
    .where('run_id', '=', runId)
    .where('version', '=', version)
    .execute();
}

/** Keeps the first, which was paid for, and the newest `max - 1`. */
export async function pruneVersions(db: Queries, runId: string, max: number): Promise<void> {
  const oldestKept = await db
    .selectFrom('run_version')
    .select('version')
    .where('run_id', '=', runId)
    .orderBy('version', 'desc')
    .offset(max - 2)
    .limit(1)
    .executeTakeFirst();
  if (!oldestKept) return;
  for (const table of ['run_version', 'run_document'] as const)
    await db
      .deleteFrom(table)
      .where('run_id', '=', runId)
      .where('version', '>', 1)
      .where('version', '<', oldestKept.version)
      .execute();
}
