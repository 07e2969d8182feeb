import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_update')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('project.id').onDelete('cascade'),
    )
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('promises', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_update_key', ['project_id', 'month'])
    .execute();
  await db.schema.createIndex('project_update_user_id').on('project_update').column('user_id').execute();
}
