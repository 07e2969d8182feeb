import type { BetterAuthPlugin, DBAdapter, DBTransactionAdapter, Where } from 'better-auth';
import { hashToken } from '../../modules/auth/session-token.ts';

/**
 * Stands between the library and the database: the cookie carries the token, the table only its hash. A session
 * whose owner was locked out (`disabledAt`) is not found at all.
 */
export function hashedSessions(): BetterAuthPlugin {
  return {
    id: 'hashed-sessions',
    init: (context) => ({ context: { adapter: hashing(context.adapter) } }),
  };
}

function hashing(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...hashingOperations(adapter),
    transaction: (work) =>
      adapter.transaction((trx) =>
        work({ ...trx, ...hashingOperations(trx) } satisfies DBTransactionAdapter),
      ),
  };
}

type Operations = Omit<DBTransactionAdapter, 'id' | 'createSchema' | 'options'>;

function hashingOperations(inner: DBTransactionAdapter): Operations {
  return {
    async create<T extends Record<string, unknown>, R = T>(query: Parameters<typeof inner.create<T, R>>[0]) {
      const token = query.model === 'session' && 'token' in query.data ? query.data.token : null;
      if (typeof token !== 'string') return inner.create<T, R>(query);
      const row = await inner.create<T, R>({ ...query, data: { ...query.data, token: hashToken(token) } });
      return { ...row, token };
    },
    async findOne<T>(query: Parameters<typeof inner.findOne>[0]) {
      const row = await inner.findOne<T>(hashed(query));
      if (query.model === 'session' && isLockedOut(row)) return null;
      return withToken(row, query);
    },
    async findMany<T>(query: Parameters<typeof inner.findMany>[0]) {
      return inner.findMany<T>(hashed(query));
    },
    async update<T>(query: Parameters<typeof inner.update>[0]) {
      return withToken(await inner.update<T>(hashed(query)), query);
    },
    async consumeOne<T>(query: Parameters<typeof inner.consumeOne>[0]) {
      return withToken(await inner.consumeOne<T>(hashed(query)), query);
    },
    async incrementOne<T>(query: Parameters<typeof inner.incrementOne>[0]) {
      return withToken(await inner.incrementOne<T>(hashed(query)), query);
    },
    count: (query) => inner.count(hashed(query)),
    updateMany: (query) => inner.updateMany(hashed(query)),
    delete: (query) => inner.delete(hashed(query)),
    deleteMany: (query) => inner.deleteMany(hashed(query)),
  };
}

interface Query {
  readonly model: string;
  readonly where?: Where[] | undefined;
}

function hashed<Q extends Query>(query: Q): Q {
  if (query.model !== 'session' || !query.where) return query;
  return { ...query, where: query.where.map(hashedCondition) };
}

function hashedCondition(condition: Where): Where {
  if (condition.field !== 'token') return condition;
  const { value } = condition;
  if (Array.isArray(value)) return { ...condition, value: value.map((token) => hashToken(String(token))) };
  return typeof value === 'string' ? { ...condition, value: hashToken(value) } : condition;
}

/** Who asks by token gets that token back: the library puts it into the cookie again when it extends a session. */
function withToken<T>(row: T | null, query: Query): T | null {
  const token = query.model === 'session' && query.where?.find(({ field }) => field === 'token')?.value;
  return row !== null && typeof token === 'string' ? { ...row, token } : row;
}

function isLockedOut(row: unknown): boolean {
  if (typeof row !== 'object' || row === null || !('user' in row)) return false;
  const { user } = row;
  return typeof user === 'object' && user !== null && 'disabledAt' in user && user.disabledAt !== null;
}
