import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('auth_account').addColumn('signed_out_at', 'bigint').execute();
}
