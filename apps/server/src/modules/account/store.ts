import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { AuthTables } from '../../db/schema/auth.ts';
import type { TableRule } from '../../db/schema/tables.ts';

type UserRow = AuthTables['auth_user'];
type SessionRow = AuthTables['auth_session'];

export async function findUser(db: Queries, uid: string): Promise<UserRow | undefined> {
  return db.selectFrom('auth_user').selectAll().where('id', '=', uid).executeTakeFirst();
}

/** `credential`, `google`; of the hosted backend the way that was used last: `password`, `google.com`. */
export async function listProviders(db: Queries, uid: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('auth_account')
    .select(['provider_id', 'scope'])
    .where('user_id', '=', uid)
    .execute();
  return rows.map((row) => (row.provider_id === 'firebase' ? (row.scope ?? '') : row.provider_id));
}

export async function updateUser(
  db: Queries,
  uid: string,
  change: Partial<Pick<UserRow, 'name' | 'image'>>,
  now: string,
): Promise<void> {
  await db
    .updateTable('auth_user')
    .set({ ...change, updated_at: now })
    .where('id', '=', uid)
    .execute();
}

export async function findPasswordHash(db: Queries, uid: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_account')
    .select('password')
    .where('user_id', '=', uid)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function updatePasswordHash(
  db: Queries,
  uid: string,
  password: string,
  now: string,
): Promise<void> {
  await db
    .updateTable('auth_account')
    .set({ password, updated_at: now })
    .where('user_id', '=', uid)
    .where('provider_id', '=', 'credential')
    .execute();
}

/** Newest first; those that have run out are left out. */
export async function listSessions(db: Queries, uid: string, now: string): Promise<readonly SessionRow[]> {
  return db
    .selectFrom('auth_session')
    .selectAll()
    .where('user_id', '=', uid)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .execute();
}

export async function deleteSession(db: Queries, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_session')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOtherSessions(db: Queries, uid: string, keptId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_session')
    .where('user_id', '=', uid)
    .where('id', '!=', keptId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The hosted backend would vouch for a browser whose session was ended here: a log-in from before no longer counts. */
export async function noteSignedOut(db: Queries, uid: string, now: number): Promise<void> {
  await db
    .updateTable('auth_account')
    .set({ signed_out_at: now })
    .where('user_id', '=', uid)
    .where('provider_id', '=', 'firebase')
    .execute();
}

/** A table of the register with something of a person in it. */
export type PersonTable = TableRule & { readonly personColumn: string };

/** By what a person's rows and letters are known. */
export interface PersonKeys {
  readonly uid: string;
  /** Null until the address is verified: before that it may be a stranger's. */
  readonly email: string | null;
}

export function keysOf(user: Pick<UserRow, 'id' | 'email' | 'email_verified'>): PersonKeys {
  return { uid: user.id, email: user.email_verified === 1 ? user.email : null };
}

function isOf({ personColumn, emailColumn, through }: PersonTable, { uid, email }: PersonKeys) {
  const owners = through
    ? sql`select ${sql.ref(through.key)} from ${sql.table(through.table)} where ${sql.ref(through.personColumn)} = ${uid}`
    : sql`${uid}`;
  const byId = sql`${sql.ref(personColumn)} in (${owners})`;
  if (emailColumn === undefined || email === null) return byId;
  return sql`(${byId} or ${sql.ref(emailColumn)} = ${email})`;
}

/** The keys of a person's rows: what an export goes through without holding the rows themselves. */
export async function listKeysOf(
  db: Queries,
  table: PersonTable,
  keyColumn: string,
  person: PersonKeys,
): Promise<readonly string[]> {
  const key = sql.ref(keyColumn);
  const query = sql<{ key: string }>`
    select distinct ${key} as key from ${sql.table(table.table)} where ${isOf(table, person)} order by ${key}`;
  return (await query.execute(db)).rows.map((row) => row.key);
}

export async function listRowsOf(
  db: Queries,
  table: PersonTable,
  keyColumn: string,
  { person, keys }: { readonly person: PersonKeys; readonly keys: readonly string[] },
): Promise<readonly Record<string, unknown>[]> {
  const query = sql<Record<string, unknown>>`
    select * from ${sql.table(table.table)}
    where ${isOf(table, person)} and ${sql.ref(keyColumn)} in (${sql.join(keys)})
    order by ${sql.ref(keyColumn)}`;
  return (await query.execute(db)).rows;
}

export async function deleteRowsOf(db: Queries, table: PersonTable, keys: PersonKeys): Promise<void> {
  await sql`delete from ${sql.table(table.table)} where ${isOf(table, keys)}`.execute(db);
}

/** The row stays for its sums; it no longer says whose it was. */
export async function anonymiseRowsOf(db: Queries, table: PersonTable, keys: PersonKeys): Promise<void> {
  await sql`
    update ${sql.table(table.table)} set ${sql.ref(table.personColumn)} = 'deleted'
    where ${isOf(table, keys)}`.execute(db);
}

/** As above, where two people who have left must not share a word in a unique column. */
export async function unlinkRowsOf(db: Queries, table: PersonTable, keys: PersonKeys): Promise<void> {
  await sql`
    update ${sql.table(table.table)} set ${sql.ref(table.personColumn)} = null
    where ${isOf(table, keys)}`.execute(db);
}
