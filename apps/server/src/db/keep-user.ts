import type { Selectable } from 'kysely';
import type { Engine, Queries } from './client.ts';
import type { AuthTables } from './schema/auth.ts';

/** False for somebody who has left. On PostgreSQL nobody can leave until the transaction ends; SQLite has one writer. */
export async function keepUser(db: Queries, engine: Engine, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth_user')
    .select('id')
    .where('id', '=', uid)
    .$if(engine === 'postgres', (query) => query.forKeyShare())
    .executeTakeFirst();
  return row !== undefined;
}

/** Waits for everybody who keeps this person, and holds off whoever comes later. */
export async function lockUser(
  db: Queries,
  engine: Engine,
  uid: string,
): Promise<Selectable<AuthTables['auth_user']> | undefined> {
  return db
    .selectFrom('auth_user')
    .selectAll()
    .where('id', '=', uid)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}
