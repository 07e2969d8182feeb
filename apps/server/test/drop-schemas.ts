import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs around all server tests: workers keep their schemas to the end, and the PostgreSQL may be the person's own. */
export default function setup(): () => Promise<void> {
  const prefix = `test_${randomBytes(4).toString('hex')}_`;
  process.env.TEST_SCHEMA_PREFIX = prefix;
  return async () => {
    const connectionString = process.env.TEST_DATABASE_URL;
    if (!connectionString) return;
    const client = new pg.Client({ connectionString });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      'select nspname as name from pg_namespace where starts_with(nspname, $1)',
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
    await client.end();
  };
}
