import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Dialect, Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { Log } from '../deps.ts';
import { OwnSchemaDialect } from './postgres-dialect.ts';
import { openPool, type PostgresTimeouts } from './postgres-pool.ts';
import type { Schema } from './schema/schema.ts';
import { openSqliteFile, scrubFile, sqliteDialect } from './sqlite-dialect.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly query: Kysely<Schema>;
  readonly engine: Engine;
  /** Inside `work`, use only the given transaction; never wait for the network there. */
  transaction<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  /** After a person's text was deleted: leaves no copy of it in the files of the embedded database. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** What a store's function takes: the database itself, or the transaction it is part of. */
export type Queries = Kysely<Schema>;

export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const opened = openSqliteFile(file);
  return openWith('sqlite', sqliteDialect(opened), {
    scrub: () => scrubFile(opened),
    // The query builder closes only what it has used.
    release: () => opened.isOpen && opened.close(),
  });
}

export function openPostgres(url: string, log: Log, timeouts?: PostgresTimeouts): Database {
  return openWith('postgres', new OwnSchemaDialect({ pool: openPool(url, log, timeouts) }));
}

export function openDatabase(config: Config, log: Log): Database {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl, log);
  return openSqlite(join(config.dataDir, 'slipway.db'));
}

interface OwnFile {
  scrub(): void;
  release(): void;
}

function openWith(engine: Engine, dialect: Dialect, file?: OwnFile): Database {
  const kysely = new Kysely<Schema>({ dialect });
  const inTransaction = new AsyncLocalStorage<true>();
  const outside = () => {
    // On SQLite this would wait for itself for ever, on PostgreSQL it would silently not be part of the whole.
    if (inTransaction.getStore()) throw new Error('Use the transaction you are in, not the database.');
    return kysely;
  };
  return {
    engine,
    get query() {
      return outside();
    },
    transaction: (work) =>
      outside()
        .transaction()
        .execute((trx) => inTransaction.run(true, () => work(trx))),
    async ping() {
      await sql`select 1`.execute(kysely);
    },
    async scrub() {
      // With the one connection in hand, so that no transaction is open.
      if (file)
        await outside()
          .connection()
          .execute(async () => file.scrub());
    },
    async close() {
      await kysely.destroy();
      file?.release();
    },
  };
}
