import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('fact_report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('fact_id', 'text')
    .addColumn('wrong', 'text', (column) => column.notNull())
    .addColumn('correction', 'text')
    .addColumn('email', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('fact_report_email').on('fact_report').column('email').execute();
}
