import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe } from 'vitest';
import { type Database, type Engine, openPostgres, openSqlite } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { silentLog } from './silent-log.ts';

export interface TestDatabase {
  readonly db: Database;
  /** Opens the same data again, as another process would. */
  reopen(): Database;
  /** The environment with which a real server uses this very database. */
  readonly env: Readonly<Record<string, string>>;
  destroy(): Promise<void>;
}

export const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** Runs the same tests on both engines. `open()` gives an empty, migrated database that goes away after the test. */
export function describeEachEngine(
  name: string,
  tests: (open: () => Promise<Database>, engine: Engine) => void,
): void {
  describe.each(engines)(`${name} on %s`, (engine) => {
    const opened: TestDatabase[] = [];
    afterEach(async () => {
      for (const database of opened.splice(0)) await database.destroy();
    });
    tests(async () => {
      const database = await openTestDatabase(engine);
      opened.push(database);
      return database.db;
    }, engine);
  });
}

export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const database = await (engine === 'sqlite' ? openInFolder() : openInSchema());
  await migrate(database.db);
  return database;
}

async function openInFolder(): Promise<TestDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-db-'));
  const file = join(dir, 'slipway.db');
  return withReopen(
    () => openSqlite(file),
    { DATA_DIR: dir },
    async () => {
      rmSync(dir, { recursive: true, force: true });
    },
  );
}

/** A schema of its own on the shared server, reached through the search path. */
async function openInSchema(): Promise<TestDatabase> {
  const server = getServerUrl();
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await run(server, `create schema ${schema}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return withReopen(
    () => openPostgres(url.href, silentLog),
    { DATABASE_URL: url.href },
    () => run(server, `drop schema ${schema} cascade`),
  );
}

function withReopen(
  open: () => Database,
  env: Record<string, string>,
  remove: () => Promise<void>,
): TestDatabase {
  const db = open();
  const all = [db];
  return {
    db,
    env,
    reopen() {
      const again = open();
      all.push(again);
      return again;
    },
    async destroy() {
      for (const each of all) await each.close();
      await remove();
    },
  };
}

function getServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set. `npm test` starts a PostgreSQL server and sets it.');
  return url;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
