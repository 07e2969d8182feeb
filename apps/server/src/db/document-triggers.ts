import { sql } from 'kysely';
import type { Database, Queries } from './client.ts';

/** A change of a row of `table` changes the document `kind` whose id is in `key`. */
export interface Watched {
  readonly table: string;
  readonly kind: string;
  readonly key: string;
  /** Column with the person's id. */
  readonly person: string;
  /** Every one if left out. */
  readonly changes?: readonly Change[];
}

type Change = 'insert' | 'update' | 'delete';
/** Any number that no one else takes. */
const lockNumber = 720_019;
const everyChange: readonly Change[] = ['insert', 'update', 'delete'];

/**
 * Notes every change in the transaction that makes it, whoever makes it. There only while the hosted backend is used.
 * `also` is done with any change of what is watched: changes before it may not have been noted, or none is after it.
 */
export async function switchDocumentTriggers(
  db: Database,
  watched: readonly Watched[],
  also: (trx: Queries) => Promise<void>,
): Promise<void> {
  await db.transaction(async (trx) => {
    // Servers that start together would make the same ones.
    if (db.engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx);
    const there = new Set(await listTriggers(db, trx));
    const wanted = watched.flatMap((row) => triggersOf(db, row));
    const names = new Set(wanted.map(({ name }) => name));
    const surplus = [...there].filter((name) => !names.has(name));
    for (const name of surplus) await dropTrigger(db, trx, name);
    const missing = wanted.filter(({ name }) => !there.has(name));
    if (missing.length > 0 && db.engine === 'postgres') await sql.raw(noteFunction).execute(trx);
    for (const { statement } of missing) await sql.raw(statement).execute(trx);
    if (missing.length + surplus.length > 0) await also(trx);
  });
}

interface Trigger {
  readonly name: string;
  readonly statement: string;
}

const prefix = 'note_document_';

function triggersOf(
  db: Database,
  { table, kind, key, person, changes = everyChange }: Watched,
): readonly Trigger[] {
  return changes.map((change) => {
    // The table stands in the name: PostgreSQL drops a trigger only of its table.
    const name = `${prefix}${change}_${table}`;
    const row = change === 'delete' ? 'old' : 'new';
    const start = `create trigger ${name} after ${change} on ${table} for each row`;
    const statement =
      db.engine === 'postgres'
        ? `${start} execute function note_document('${kind}', '${person}', '${key}')`
        : `${start} begin insert into document_outbox (user_id, kind, id)
             values (${row}.${person}, '${kind}', ${row}.${key}); end`;
    return { name, statement };
  });
}

const noteFunction = `create or replace function note_document() returns trigger language plpgsql as '
  declare changed record;
  begin
    if tg_op = ''DELETE'' then changed := old; else changed := new; end if;
    execute format(''insert into document_outbox (user_id, kind, id) select ($1).%I, $2, ($1).%I'', tg_argv[1], tg_argv[2])
      using changed, tg_argv[0];
    return null;
  end'`;

async function listTriggers(db: Database, trx: Queries): Promise<readonly string[]> {
  const found =
    db.engine === 'postgres'
      ? sql<{ name: string }>`
          select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
          join pg_namespace n on n.oid = c.relnamespace where n.nspname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`;
  const { rows } = await found.execute(trx);
  return rows.map(({ name }) => name).filter((name) => name.startsWith(prefix));
}

async function dropTrigger(db: Database, trx: Queries, name: string): Promise<void> {
  const table = name.slice(prefix.length).replace(/^(?:insert|update|delete)_/, '');
  await sql.raw(`drop trigger ${name}${db.engine === 'postgres' ? ` on ${table}` : ''}`).execute(trx);
}
