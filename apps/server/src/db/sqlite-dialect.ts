import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { toSqliteFault } from './faults.ts';
import { keepPrivate } from './private-file.ts';

/** A cached statement holds no memory worth counting; the cap guards against queries built from lists. */
const cachedStatementsMax = 500;

/** SQLite rolls schema changes back like any other statement, so a failed migration leaves nothing behind. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Connection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { statement, returnsRows } = this.#prepare(query.sql);
      const parameters = query.parameters.map(toSqliteValue);
      // The row type is the query builder's promise; the driver only carries it.
      if (returnsRows) return { rows: statement.all(...parameters) as R[] };
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      throw toSqliteFault(error);
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, and no store streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream.');
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    if (this.#statements.size >= cachedStatementsMax) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: Connection;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new Connection(database);
  }

  async init(): Promise<void> {}

  /** The adapter reports a single connection, so the query builder queues callers: transactions never interleave. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  /** IMMEDIATE takes the write lock at once: a later upgrade could fail half-way through. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself, and a second rollback is an error.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

export function openSqliteFile(file: string): DatabaseSync {
  keepPrivate(file);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec(`
    pragma journal_mode = wal; pragma synchronous = full; pragma recursive_triggers = on;
    pragma secure_delete = on;`);
  if (read(database, 'user_version') === rewriteDue) rewrite(database);
  return database;
}

/** Rewriting holds up everybody by about 10 ms for each megabyte; a larger file waits for the next start. */
const rewriteMaxBytes = 64 * 1024 * 1024;
/** The number is ours to use: the file is to be rewritten when it is next opened. */
const rewriteDue = 1;

/**
 * Leaves no byte of what was deleted, in the file or in the log beside it. `secure_delete` alone does not: pages that were
 * split before keep old copies of rows in the room between the others.
 */
export function scrubFile(database: DatabaseSync): void {
  try {
    if (read(database, 'page_count') * read(database, 'page_size') <= rewriteMaxBytes) rewrite(database);
    else database.exec(`pragma user_version = ${rewriteDue}; pragma wal_checkpoint(truncate)`);
  } catch (error) {
    throw toSqliteFault(error);
  }
}

function rewrite(database: DatabaseSync): void {
  database.exec('vacuum; pragma user_version = 0; pragma wal_checkpoint(truncate)');
}

function read(database: DatabaseSync, pragma: 'user_version' | 'page_count' | 'page_size'): number {
  return Number(database.prepare(`pragma ${pragma}`).get()?.[pragma]);
}

export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createDriver: () => new SqliteDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function toSqliteValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} is not a column value: use text, a whole number or null.`);
}
