import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addToolVersion(db);
  await db.schema.alterTable('run_sheet').addColumn('patch', 'text').execute();
  await db.schema
    .createTable('run_document')
    .addColumn('run_id', 'text', (column) =>
      column.notNull().references('run_sheet.run_id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('run_document_key', ['run_id', 'version', 'place'])
    .execute();
  await db.schema.createIndex('run_document_user_id').on('run_document').column('user_id').execute();
}

async function addToolVersion(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('run_version')
    .addColumn('tool_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Every tool was at its first version in that release.
  await sql`
    update run_version set tool_version = 1
    where run_id in (select run_id from run_sheet where engine = 'slipway 0.4.0')`.execute(db);
}
