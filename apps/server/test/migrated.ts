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

/** The statements that make a schema and migrate it, for one round trip. */
export async function writeMigratedSchema(schema: string): Promise<string> {
  postgresScript ??= recordMigrations();
  return (await postgresScript)(schema);
}

/** One warm connection makes and drops all schemas of a worker, and does not keep it alive. */
export function getServer(): pg.Pool {
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
  const recorded = `test_${randomBytes(8).toString('hex')}`;
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
