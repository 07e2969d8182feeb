import { type Kysely, sql } from 'kysely';
import { Migrator, type MigratorProps } from 'kysely/migration';
import type { Database } from './client.ts';
import { migrations } from './migrations/index.ts';
import { waitingPatiently } from './postgres-pool.ts';
import type { Schema } from './schema/schema.ts';

/** Runs what has not run yet, in one transaction and under the engine's own lock. */
export async function migrate(db: Database): Promise<void> {
  if (db.engine === 'sqlite') return run(new Migrator(propsOf(db.query)));
  await waitingPatiently(() =>
    db.query.connection().execute(async (connection) => {
      // Another server may be migrating for minutes, and this one waits for its lock.
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`set lock_timeout = 0`.execute(connection);
      await run(new Migrator(await postgresPropsOf(connection)));
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }),
  );
}

export async function isMigrated(db: Database): Promise<boolean> {
  const props = db.engine === 'sqlite' ? propsOf(db.query) : await postgresPropsOf(db.query);
  const known = await new Migrator(props).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

async function run(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function propsOf(db: Kysely<Schema>): MigratorProps {
  return { db, provider: { getMigrations: async () => ({ ...migrations }) } };
}

/** Without a schema's name the migrator takes the bookkeeping table of any other schema for ours. */
async function postgresPropsOf(db: Kysely<Schema>): Promise<MigratorProps> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const schema = rows[0]?.name;
  return { ...propsOf(db), ...(schema ? { migrationTableSchema: schema } : {}) };
}
