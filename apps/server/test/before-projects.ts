import { sql } from 'kysely';
import type { Database } from '../src/db/client.ts';

/** The database as it was before there were projects; what runs it has stays. */
export async function undoProjects({ query }: Database): Promise<void> {
  // Later migrations are undone with it, and run again.
  for (const table of [
    'launch_step',
    'launch_run',
    'access_key',
    'share_link',
    'project_update',
    'document_outbox',
    'document_lease',
    'name_vote_count',
    'name_vote',
    'evidence_answer',
    'page_showing',
    'page_report',
    'page_image',
    'page_experiment',
    'page_signup',
    'page_day',
    'page_snapshot',
    'page_publication',
    'page_favourite',
    'page_template',
    'page_version',
    'page',
  ])
    await query.schema.dropTable(table).execute();
  await query.schema.alterTable('auth_account').dropColumn('signed_out_at').execute();
  await query.schema.dropIndex('run_sheet_project').ifExists().execute();
  for (const column of ['project_id', 'digest'])
    await query.schema.alterTable('run_sheet').dropColumn(column).execute();
  for (const table of [
    'project_result',
    'project_record',
    'record_change',
    'project_task',
    'project_note',
    'project',
    'person_visit',
  ])
    await query.schema.dropTable(table).execute();
  await query.schema
    .createTable('company_record')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`delete from kysely_migration where name >= '0011'`.execute(query);
}
