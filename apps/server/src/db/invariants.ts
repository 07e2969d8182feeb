import { sql } from 'kysely';
import type { Database } from './client.ts';

/** A view of this name lists what must never be. */
const prefix = 'invariant_';

interface Breach {
  readonly view: string;
  readonly rows: readonly Record<string, unknown>[];
}

export async function listInvariants(db: Database): Promise<readonly string[]> {
  const found =
    db.engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'view'`
      : sql<{ name: string }>`select viewname as name from pg_views where schemaname = current_schema()`;
  const { rows } = await found.execute(db.query);
  return rows
    .map(({ name }) => name)
    .filter((name) => name.startsWith(prefix))
    .sort();
}

/** Empty, or the books are wrong. */
export async function listBreaches(db: Database): Promise<readonly Breach[]> {
  const breaches: Breach[] = [];
  for (const view of await listInvariants(db)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(view)}`.execute(db.query);
    if (rows.length > 0) breaches.push({ view, rows });
  }
  return breaches;
}
