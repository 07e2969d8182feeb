import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('evidence_answer')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('fetched_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('evidence_answer_fetched_at')
    .on('evidence_answer')
    .column('fetched_at')
    .execute();
}
