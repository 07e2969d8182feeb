import { sql } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { LimitTables } from '../../db/schema/limits.ts';

type Hits = Pick<LimitTables['rate_limit'], 'count' | 'resets_at'>;

/** What two clocks may differ by. A window that ends later than this after its length was begun by a clock that was wrong. */
const skewMs = 60_000;

/** One statement, so that any number of processes at once count every hit exactly once. */
export async function countHit(db: Queries, key: string, now: number, windowMs: number): Promise<Hits> {
  const isOver = sql`(rate_limit.resets_at <= ${now} or rate_limit.resets_at > ${now + windowMs + skewMs})`;
  return db
    .insertInto('rate_limit')
    .values({ key, count: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else rate_limit.count + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limit.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
}

export async function peekHits(
  db: Queries,
  key: string,
  now: number,
  windowMs: number,
): Promise<Hits | undefined> {
  return db
    .selectFrom('rate_limit')
    .select(['count', 'resets_at'])
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .where('resets_at', '<=', now + windowMs + skewMs)
    .executeTakeFirst();
}

export async function clearHits(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

export async function uncountHit(db: Queries, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function deleteExpired(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('rate_limit').where('resets_at', '<=', now).execute();
}
