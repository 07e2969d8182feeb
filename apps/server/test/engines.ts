import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, test } from 'vitest';
import { type Database, type Engine, openPostgres, openSqlite } from '../src/db/client.ts';
import { borrowSchema, readMigratedFile, returnSchema, urlOfSchema } from './migrated.ts';
import { silentLog } from './silent-log.ts';

export interface TestDatabase {
  readonly db: Database;
  /** Opens the same data again, as another process would. */
  reopen(): Database;
  /** The environment with which a real server uses this very database. */
  readonly env: Readonly<Record<string, string>>;
  destroy(): Promise<void>;
}

/** Declares a test on SQLite alone: what it is about is no statement of its own, or one that another test sends to PostgreSQL. */
type TestOnce = (name: string, run: () => Promise<void>) => void;

type Tests = (open: () => Promise<Database>, engine: Engine, testOnce: TestOnce) => void;

export const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** Runs the same tests on both engines. `open()` gives an empty, migrated database that goes away after the test. */
export function describeEachEngine(name: string, tests: Tests): void {
  for (const engine of engines) describeOn(engine, name, tests);
}

/** Where the two engines could not differ: its queries are tried on PostgreSQL by others. */
export function describeOnSqlite(name: string, tests: Tests): void {
  describeOn('sqlite', name, tests);
}

function describeOn(engine: Engine, name: string, tests: Tests): void {
  describe(`${name} on ${engine}`, () => {
    const opened: TestDatabase[] = [];
    afterEach(async () => {
      for (const database of opened.splice(0)) await database.destroy();
    });
    const open = async () => {
      const database = await openTestDatabase(engine);
      opened.push(database);
      return database.db;
    };
    tests(open, engine, (name, run) => {
      if (engine === 'sqlite') test(name, run);
    });
  });
}

export function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'sqlite' ? openInFolder() : openInSchema();
}

async function openInFolder(): Promise<TestDatabase> {
  const bytes = await readMigratedFile();
  const dir = mkdtempSync(join(tmpdir(), 'slipway-db-'));
  const file = join(dir, 'slipway.db');
  writeFileSync(file, bytes);
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
  const schema = await borrowSchema();
  const url = urlOfSchema(schema);
  return withReopen(
    () => openPostgres(url, silentLog),
    { DATABASE_URL: url },
    () => returnSchema(schema),
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
