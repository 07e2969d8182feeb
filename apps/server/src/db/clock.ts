import { sql } from 'kysely';
import type { Clock, Log } from '../deps.ts';
import type { Database } from './client.ts';

const syncEveryMs = 60_000;
/** A slower answer says too little about when it was given. */
const slowestAnswerMs = 2000;

interface DatabaseClock {
  readonly now: Clock;
  stop(): void;
}

/** One clock for all servers on a database: its own. The embedded one has no other than this machine's. */
export async function startDatabaseClock(db: Database, log: Log): Promise<DatabaseClock> {
  if (db.engine === 'sqlite') return { now: Date.now, stop() {} };
  let aheadMs = (await readAhead(db)) ?? 0;
  const timer = setInterval(() => {
    readAhead(db).then(
      (read) => {
        aheadMs = read ?? aheadMs;
      },
      (error: unknown) => log.warn('the database’s clock could not be read', { reason: String(error) }),
    );
  }, syncEveryMs);
  timer.unref();
  return { now: () => Date.now() + aheadMs, stop: () => clearInterval(timer) };
}

/** How far the database's clock is ahead of this machine's, taken in the middle of the round trip. */
async function readAhead(db: Database): Promise<number | null> {
  const asked = Date.now();
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db.query);
  const answered = Date.now();
  const now = rows[0]?.now;
  if (now === undefined || answered - asked > slowestAnswerMs) return null;
  return Math.round(now - (asked + answered) / 2);
}
