import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_showing')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publication_id', 'text', (column) =>
      column.notNull().references('page_publication.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('from_at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('page_showing_newest')
    .on('page_showing')
    .columns(['publication_id', 'id'])
    .execute();
  await db.schema.createIndex('page_showing_user_id').on('page_showing').column('user_id').execute();
}
