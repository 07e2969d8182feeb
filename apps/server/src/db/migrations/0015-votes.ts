import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('name_vote')
    .addColumn('run_id', 'text', (column) =>
      column.primaryKey().references('run_sheet.run_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('voters', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('name_vote_count')
    .addColumn('run_id', 'text', (column) =>
      column.notNull().references('name_vote.run_id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('remembered', 'integer', (column) => column.notNull())
    .addColumn('heard', 'integer', (column) => column.notNull())
    .addColumn('spelled', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('name_vote_count_key', ['run_id', 'place'])
    .execute();
  for (const table of ['name_vote', 'name_vote_count'])
    await db.schema.createIndex(`${table}_user_id`).on(table).column('user_id').execute();
}
