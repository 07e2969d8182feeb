import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@slipway/core';
import pg from 'pg';

/** Primary result codes of SQLite: busy, out of memory, read-only, I/O error, full, cannot open. */
const sqliteUnavailable: ReadonlySet<number> = new Set([5, 7, 8, 10, 13, 14]);

/**
 * SQLSTATE classes of PostgreSQL: 08 connection, 53 resources (disk full, too many connections), 57 operator
 * intervention (shutdown, restart, statement time-out), 58 system error; of 25 the transaction that was idle too long,
 * of 55 the lock that was not free in time.
 */
const postgresUnavailable = /^(?:08|53|57|58|25P03|55P03)/;

const watched = new AsyncLocalStorage<{ fault: AppError | null }>();

/** For a library that swallows what the database said: if `work` fails and the database was unavailable meanwhile, says so. */
export async function tellingFaults<T>(work: () => Promise<T>): Promise<T> {
  const seen: { fault: AppError | null } = { fault: null };
  try {
    return await watched.run(seen, work);
  } catch (error) {
    throw seen.fault ?? error;
  }
}

/** A NUL or half a character. Every input is checked for them; this is for the one that was forgotten. */
const notText: ReadonlySet<string> = new Set(['22021', '22P05']);
const unstorable = 'This request contains a character that cannot be stored.';

export function toSqliteFault(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error;
  // The low byte is the primary code; the rest says more about it.
  return sqliteUnavailable.has(error.errcode & 0xff) ? unavailable(error) : error;
}

export function toPostgresFault(error: unknown): unknown {
  if (error instanceof AppError || error instanceof TypeError) return error;
  if (error instanceof pg.DatabaseError && notText.has(error.code ?? ''))
    return new AppError('request/invalid', { problem: unstorable, field: '' }, { cause: error });
  if (error instanceof pg.DatabaseError)
    return postgresUnavailable.test(error.code ?? '') ? unavailable(error) : error;
  // What the driver throws by itself has no SQLSTATE: refused, reset, ended, no connection in time.
  return unavailable(error);
}

function unavailable(cause: unknown): AppError {
  const fault = new AppError('server/unavailable', {}, { cause });
  const seen = watched.getStore();
  if (seen) seen.fault = fault;
  return fault;
}
