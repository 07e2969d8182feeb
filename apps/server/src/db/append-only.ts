import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Makes a table refuse every change to a row it has. The only statements that the engines must be told in their own
 * words: everything else in the migrations serves both.
 */
export async function makeAppendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? inPostgres(table) : inSqlite(table))
    await sql.raw(statement).execute(db);
}

function inPostgres(table: string): readonly string[] {
  return [
    `create or replace function refuse_change() returns trigger language plpgsql as
      'begin raise exception ''% is append-only'', tg_table_name using errcode = ''restrict_violation''; end'`,
    `create trigger ${table}_keep before update or delete on ${table}
      for each row execute function refuse_change()`,
    `create trigger ${table}_keep_all before truncate on ${table}
      for each statement execute function refuse_change()`,
  ];
}

/** `insert or replace` deletes too; its trigger fires because connections switch recursive triggers on. */
function inSqlite(table: string): readonly string[] {
  return ['update', 'delete'].map(
    (change) => `create trigger ${table}_no_${change} before ${change} on ${table}
      begin select raise(abort, '${table} is append-only'); end`,
  );
}
