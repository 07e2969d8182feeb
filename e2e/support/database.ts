import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import pg from 'pg';
import type { ThrowAwayServer } from '../../scripts/services/throw-away-server.ts';

/** What only time or whoever runs the server brings about. Values are written as $1, $2, in their order. */
export async function changeOneRow(
  server: ThrowAwayServer,
  sql: string,
  values: readonly (string | number)[],
): Promise<void> {
  if (server.databaseUrl === null) {
    const db = new DatabaseSync(join(server.dataDir, 'slipway.db'), { timeout: 5000 });
    const { changes } = db.prepare(sql.replaceAll(/\$\d+/g, '?')).run(...values);
    db.close();
    expect(changes).toBe(1);
    return;
  }
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(sql, [...values]);
  await client.end();
  expect(rowCount).toBe(1);
}
