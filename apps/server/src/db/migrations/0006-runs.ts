import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('run_sheet')
    .addColumn('run_id', 'text', (column) =>
      column.primaryKey().references('tool_run.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('run_sheet_history').on('run_sheet').columns(['user_id', 'run_id']).execute();
  await db.schema
    .createTable('run_version')
    .addColumn('run_id', 'text', (column) =>
      column.notNull().references('run_sheet.run_id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('assumptions', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('basis', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('run_version_key', ['run_id', 'version'])
    .execute();
  await db.schema.createIndex('run_version_user_id').on('run_version').column('user_id').execute();
  await db.schema
    .createTable('company_record')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`drop view invariant_credit_runs`.execute(db);
  // A finished run has one of post and void, a running one neither. Void and done: it has a result and a reason to cost nothing.
  await sql`
    create view invariant_credit_runs as
    select r.id, r.status, h.state
    from tool_run r left join credit_hold h on h.run_id = r.id
    where h.run_id is null or not case h.state
      when 'held' then r.status = 'running'
      when 'posted' then r.status = 'done' and r.error_code is null
      else r.status = 'failed' or (r.status = 'done' and r.error_code is not null) end`.execute(db);
}
