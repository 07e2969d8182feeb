import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, openPostgres, openSqlite } from '../../apps/server/src/db/client.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { silentLog } from '../../apps/server/test/silent-log.ts';
import { makeThrowAwaySchema } from '../services/throw-away-schema.ts';
import type { Place } from './subject.ts';

/** Opens, lets `work` happen, and removes everything, whatever happened. */
export async function withPlace<T>(
  engine: Engine,
  postgresUrl: string,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-chaos-'));
  const schema = engine === 'postgres' ? await makeThrowAwaySchema(postgresUrl) : null;
  const address = schema?.url ?? join(dir, 'slipway.db');
  const env = schema ? { DATABASE_URL: schema.url, DATA_DIR: dir } : { DATA_DIR: dir };
  const db = schema ? openPostgres(schema.url, silentLog) : openSqlite(address);
  try {
    await migrate(db);
    return await work({ engine, db, address, env });
  } finally {
    await db.close();
    await schema?.drop();
    rmSync(dir, { recursive: true, force: true });
  }
}
