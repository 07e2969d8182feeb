import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { Body } from './body.ts';
import { findKind, kinds, personColumnOf } from './kinds.ts';

export interface Noted {
  readonly user_id: string;
  readonly kind: string;
  readonly id: string;
}

/** People with something to write, those who wait longest first. */
export async function listWaiting(db: Queries, max: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('document_outbox')
    .select(['user_id', (eb) => eb.fn.min('seq').as('first')])
    .groupBy('user_id')
    .orderBy('first')
    .limit(max)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The person's next document, and every note about it so far. */
export async function findNext(
  db: Queries,
  uid: string,
): Promise<(Noted & { readonly seqs: readonly number[] }) | null> {
  const first = await db
    .selectFrom('document_outbox')
    .select(['user_id', 'kind', 'id'])
    .where('user_id', '=', uid)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  if (!first) return null;
  const same = await db
    .selectFrom('document_outbox')
    .select('seq')
    .where('user_id', '=', uid)
    .where('kind', '=', first.kind)
    .where('id', '=', first.id)
    .execute();
  return { ...first, seqs: same.map(({ seq }) => seq) };
}

/** By number and not "up to": one with a smaller number may have been committed later. */
export async function deleteNotes(db: Queries, seqs: readonly number[]): Promise<void> {
  for (let at = 0; at < seqs.length; at += 500)
    await db
      .deleteFrom('document_outbox')
      .where('seq', 'in', seqs.slice(at, at + 500))
      .execute();
}

/** Only the newest note of each document, where nothing can be written for now. */
export async function pruneNotes(db: Queries): Promise<void> {
  await sql`delete from document_outbox where seq not in
    (select max(seq) from document_outbox group by user_id, kind, id)`.execute(db);
}

export async function takeLease(
  db: Queries,
  lease: { readonly holder: string; readonly now: number; readonly until: number },
): Promise<boolean> {
  const { holder, now, until } = lease;
  await db
    .insertInto('document_lease')
    .values({ name: 'outbox', holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((eb) =>
          eb.or([eb('document_lease.until', '<', now), eb('document_lease.holder', '=', holder)]),
        ),
    )
    .execute();
  const row = await db.selectFrom('document_lease').select('holder').executeTakeFirst();
  return row?.holder === holder;
}

/** Null when the document's own row is gone. */
export async function readBody(db: Queries, { user_id, kind, id }: Noted): Promise<Body | null> {
  const rows = findKind(kind)?.rows ?? [];
  const body: Record<string, Record<string, unknown>[]> = {};
  for (const [table, key] of rows) {
    const found = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(key)} = ${id}
      and ${sql.ref(personColumnOf(table))} = ${user_id}`.execute(db);
    if (Object.keys(body).length === 0 && found.rows.length === 0) return null;
    if (found.rows.length > 0) body[table] = found.rows.map((row) => ({ ...row }));
  }
  return Object.keys(body).length === 0 ? null : body;
}

/** Notes all documents of a person. */
export async function noteAll(db: Queries, uid: string): Promise<void> {
  for (const { kind, rows } of kinds) {
    const [table, key] = rows[0] ?? [];
    if (table === undefined || key === undefined) continue;
    await sql`insert into document_outbox (user_id, kind, id)
      select ${uid}, ${kind}, ${sql.ref(key)} from ${sql.table(table)}
      where ${sql.ref(personColumnOf(table))} = ${uid} order by ${sql.ref(key)}`.execute(db);
  }
}

/** A note of this kind about everyone who is known to the hosted backend. */
export async function noteEveryone(db: Queries, kind: string): Promise<void> {
  await sql`insert into document_outbox (user_id, kind, id)
    select user_id, ${kind}, account_id from auth_account where provider_id = 'firebase' order by id`.execute(
    db,
  );
}

export async function findTie(db: Queries, uid: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_account')
    .select('account_id')
    .where('provider_id', '=', 'firebase')
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function findTied(db: Queries, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_account')
    .select('user_id')
    .where('provider_id', '=', 'firebase')
    .where('account_id', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function insertTie(
  db: Queries,
  tie: { readonly id: string; readonly uid: string; readonly subject: string },
  now: string,
): Promise<void> {
  await db
    .insertInto('auth_account')
    .values({
      id: tie.id,
      user_id: tie.uid,
      provider_id: 'firebase',
      account_id: tie.subject,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function hasRow(db: Queries, table: string, key: string, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${id} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** All of `work` or nothing of it, and the transaction goes on. Answers with what went wrong. */
export async function tryPart(db: Queries, work: () => Promise<void>): Promise<string | null> {
  await sql`savepoint part`.execute(db);
  try {
    await work();
    return null;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    return error instanceof Error ? error.message : String(error);
  } finally {
    await sql`release savepoint part`.execute(db);
  }
}

type Row = Readonly<Record<string, unknown>>;

/** Rows as they were written; what is no plain value was not written by us. */
export async function insertRows(db: Queries, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row);
    const values = Object.values(row);
    if (!values.every((value) => value === null || ['string', 'number'].includes(typeof value)))
      throw new Error(`a row of ${table} holds what is no value`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values (${sql.join(values)})`.execute(db);
  }
}
