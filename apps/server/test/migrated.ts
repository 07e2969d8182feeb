import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { openPostgres, openSqlite } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { OwnSchemaDialect } from '../src/db/postgres-dialect.ts';
import { openPool } from '../src/db/postgres-pool.ts';
import type { Schema } from '../src/db/schema/schema.ts';
import { silentLog } from './silent-log.ts';

let sqliteBytes: Promise<Buffer> | undefined;
let pool: pg.Pool | undefined;
let postgresScript: Promise<(schema: string) => string> | undefined;

/** A migrated, empty database: made once for all files of a worker, because most tests want one of their own. */
export function readMigratedFile(): Promise<Buffer> {
  sqliteBytes ??= migrateFile();
  return sqliteBytes;
}

const free: string[] = [];

/** A migrated, empty schema. Making one costs PostgreSQL twenty times as much as emptying one, so a worker keeps its own. */
export async function borrowSchema(): Promise<string> {
  const kept = free.pop();
  if (kept !== undefined) return kept;
  const schema = nameSchema();
  postgresScript ??= recordMigrations();
  await getServer().query((await postgresScript)(schema));
  return schema;
}

export async function returnSchema(schema: string): Promise<void> {
  await getServer().query(emptyTables(schema));
  free.push(schema);
}

/** All of a run begin alike, so that they are found when it ends (drop-schemas.ts). */
function nameSchema(): string {
  return `${process.env.TEST_SCHEMA_PREFIX ?? 'test_'}${randomBytes(8).toString('hex')}`;
}

/** The ledger refuses to be emptied, so its triggers rest meanwhile. Tables nobody wrote to are left alone: a truncate costs. */
function emptyTables(schema: string): string {
  return `do $$ declare name text; has_rows boolean; filled text[] := '{}'; begin
    for name in select table_name from information_schema.tables where table_schema = '${schema}'
      and table_type = 'BASE TABLE' and table_name not like 'kysely%' loop
      execute format('select exists (select from ${schema}.%I)', name) into has_rows;
      if has_rows then filled := filled || format('${schema}.%I', name); end if;
    end loop;
    if filled = '{}' then return; end if;
    for name in select distinct event_object_table from information_schema.triggers where trigger_schema = '${schema}' loop
      execute format('alter table ${schema}.%I disable trigger user', name);
    end loop;
    execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
    for name in select distinct event_object_table from information_schema.triggers where trigger_schema = '${schema}' loop
      execute format('alter table ${schema}.%I enable trigger user', name);
    end loop;
  end $$`;
}

/** One warm connection makes and drops all schemas of a worker, and does not keep it alive. */
function getServer(): pg.Pool {
  pool ??= new pg.Pool({
    connectionString: getServerUrl(),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  return pool;
}

export function urlOfSchema(schema: string): string {
  const url = new URL(getServerUrl());
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}

function getServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set. `npm test` starts a PostgreSQL server and sets it.');
  return url;
}

async function migrateFile(): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-db-'));
  const file = join(dir, 'slipway.db');
  const db = openSqlite(file);
  await migrate(db);
  await db.close();
  const bytes = readFileSync(file);
  rmSync(dir, { recursive: true, force: true });
  return bytes;
}

async function recordMigrations(): Promise<(schema: string) => string> {
  const server = getServer();
  const recorded = nameSchema();
  await server.query(`create schema ${recorded}`);
  const statements: string[] = [];
  const query = new Kysely<Schema>({
    dialect: new OwnSchemaDialect({ pool: openPool(urlOfSchema(recorded), silentLog) }),
    log({ query: { sql, parameters } }) {
      if (/^\s*(?:create|alter|drop|insert|update)\b/i.test(sql)) statements.push(inline(sql, parameters));
    },
  });
  const database = openPostgres(urlOfSchema(recorded), silentLog);
  await migrate({ ...database, query });
  await Promise.all([query.destroy(), database.close()]);
  await server.query(`drop schema ${recorded} cascade`);
  const script = statements.join(';\n');
  return (schema) =>
    `begin; create schema ${schema}; set local search_path = ${schema}; ${script.replaceAll(recorded, schema)}; commit`;
}

/** Several statements in one message take no parameters. */
function inline(sql: string, parameters: readonly unknown[]): string {
  if (parameters.length === 0) return sql;
  return sql.replace(/\$(\d+)/g, (_, place: string) =>
    pg.escapeLiteral(String(parameters[Number(place) - 1])),
  );
}
