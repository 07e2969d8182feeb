import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('run_version')
    .addColumn('tool_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Every tool was at its first version in that release.
  await sql`
    update run_version set tool_version = 1
    where run_id in (select run_id from run_sheet where engine = 'slipway 0.4.0')`.execute(db);
}
