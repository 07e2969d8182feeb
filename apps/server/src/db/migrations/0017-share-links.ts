import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('share_link')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text', (column) => column.references('run_sheet.run_id').onDelete('cascade'))
    .addColumn('version', 'integer')
    .addColumn('project_id', 'text', (column) => column.references('project.id').onDelete('cascade'))
    .addColumn('parts', 'text')
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('opened', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'bigint')
    .execute();
  for (const column of ['user_id', 'run_id', 'project_id'])
    await db.schema.createIndex(`share_link_${column}`).on('share_link').column(column).execute();
}
