import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { RunTables } from '../../../db/schema/runs.ts';

type DocumentRow = Selectable<RunTables['run_document']>;

export async function insertDocuments(
  db: Queries,
  rows: readonly Insertable<RunTables['run_document']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('run_document').values(rows).execute();
}

/** In their order, without what makes them large. */
export async function listTitles(
  db: Queries,
  uid: string,
  runId: string,
  version: number,
): Promise<readonly Pick<DocumentRow, 'kind' | 'title'>[]> {
  return documentsOf(db, uid, runId, version).select(['kind', 'title']).execute();
}

export async function listDocuments(
  db: Queries,
  uid: string,
  runId: string,
  version: number,
): Promise<readonly DocumentRow[]> {
  return documentsOf(db, uid, runId, version).selectAll().execute();
}

function documentsOf(db: Queries, uid: string, runId: string, version: number) {
  return db
    .selectFrom('run_document')
    .where('run_id', '=', runId)
    .where('version', '=', version)
    .where('user_id', '=', uid)
    .orderBy('place');
}
