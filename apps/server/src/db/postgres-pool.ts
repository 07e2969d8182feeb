import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Log } from '../deps.ts';
import { toPostgresFault } from './faults.ts';

/** Milliseconds since 1970 fit a double until the year 287396. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};

export function openPool(url: string, log: Log): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
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
      const known = guarded.get(client) ?? guard(client);
      guarded.set(client, known);
      return known;
    },
  };
}

/** Same client, but a lost connection leaves it as our own error and is never handed out again. */
function guard(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, values: unknown[]) => {
    try {
      return await client.query(text, values);
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
