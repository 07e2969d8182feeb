import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe } from 'vitest';
import { type Database, type Engine, openPostgres, openSqlite } from '../src/db/client.ts';
import { getServer, readMigratedFile, urlOfSchema, writeMigratedSchema } from './migrated.ts';
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
  const server = getServer();
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await server.query(await writeMigratedSchema(schema));
  const url = urlOfSchema(schema);
  return withReopen(
    () => openPostgres(url, silentLog),
    { DATABASE_URL: url },
    async () => void (await server.query(`drop schema ${schema} cascade`)),
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
