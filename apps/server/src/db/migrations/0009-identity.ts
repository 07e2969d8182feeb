import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contact_message', 'fact_report', 'newsletter_subscriber']) {
    await db.schema
      .alterTable(table)
      .addColumn('user_id', 'text', (column) => column.references('auth_user.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex(`${table}_user_id`).on(table).column('user_id').execute();
  }
  await db.schema
    .createTable('known_address')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('known_address_user_id').on('known_address').column('user_id').execute();
  await db.schema
    .createTable('departed_mailbox')
    .addColumn('mailbox_hash', 'text', (column) => column.primaryKey())
    .addColumn('left_at', 'bigint', (column) => column.notNull())
    .addColumn('trial_starts_at', 'bigint')
    .addColumn('credits', 'integer')
    .addColumn('day', 'text')
    .addColumn('zone', 'text')
    .addColumn('zone_changed_at', 'bigint')
    .execute();
}
