import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Log } from '../deps.ts';
import { toPostgresFault } from './faults.ts';

/** Milliseconds since 1970 fit a double until the year 287396. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};

export interface PostgresTimeouts {
  /** For a connection, new or free. */
  readonly connectMs: number;
  /** PostgreSQL itself ends a statement after this. */
  readonly statementMs: number;
  /** A statement waits this long for a lock. */
  readonly lockMs: number;
  /** For a server that says nothing any more, so longer than it may take over a statement. */
  readonly answerMs: number;
}

const usual: PostgresTimeouts = { connectMs: 3000, statementMs: 8000, lockMs: 5000, answerMs: 9000 };

const patience = new AsyncLocalStorage<true>();

/** Within it an answer may take as long as it takes: another server may be migrating for minutes. */
export function waitingPatiently<T>(work: () => Promise<T>): Promise<T> {
  return patience.run(true, work);
}

export function openPool(url: string, log: Log, timeouts = usual): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeouts.connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    // A transaction of ours never waits for anything but the database.
    idle_in_transaction_session_timeout: timeouts.statementMs * 2,
    application_name: 'slipway',
    types,
  });
  // A connection that breaks while nobody waits for it, idle or in use, would otherwise end the process.
  const onLost = (error: Error) => log.warn('database connection lost', { reason: error.message });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));

  const guarded = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw toPostgresFault(error);
      });
      // The query builder remembers connections by identity.
      const known = guarded.get(client) ?? guard(client, timeouts.answerMs);
      guarded.set(client, known);
      return known;
    },
  };
}

/**
 * Same client, but a connection that is lost or says nothing leaves it as our own error and is never handed out again:
 * PostgreSQL takes back what was not committed on it.
 */
function guard(client: pg.PoolClient, answerMs: number): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, values: unknown[]) => {
    // Even a rollback would only wait behind what is not answered.
    if (isLost) throw toPostgresFault(new Error('the connection was given up'));
    try {
      const answer = client.query(text, values);
      return await (patience.getStore() ? answer : inTime(answer, answerMs));
    } catch (error) {
      const fault = toPostgresFault(error);
      if (fault !== error) isLost = true;
      throw fault;
    }
  };
  const release = (destroy?: boolean) => client.release(destroy || isLost);
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      if (name === 'release') return release;
      return Reflect.get(target, name, target);
    },
    // The query builder's view of a client is narrower than the driver's, and its overloads differ.
  }) as unknown as PostgresPoolClient;
}

/** Not the driver's own limit: that cannot be lifted for one statement. */
async function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
    // When the connection is thrown away this fails, and nobody waits for it any more.
    answer.catch(() => {});
  }
}
