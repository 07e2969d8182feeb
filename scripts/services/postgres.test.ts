import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ensurePostgres } from './postgres.ts';

test('a throw-away PostgreSQL answers queries and leaves nothing behind', async () => {
  const postgres = await ensurePostgres({});
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  const folder = rows[0]?.data_directory ?? '';
  const wasThere = existsSync(dirname(folder));
  await postgres.stop();
  expect(wasThere).toBe(true);
  expect(existsSync(dirname(folder))).toBe(false);
  await expect(new pg.Client({ connectionString: postgres.url }).connect()).rejects.toThrow();
});

test('a server that was named is used as it is', async () => {
  expect(
    (await ensurePostgres({ TEST_DATABASE_URL: 'postgres://a', DATABASE_URL: 'postgres://b' })).url,
  ).toBe('postgres://a');
  expect((await ensurePostgres({ DATABASE_URL: 'postgres://b' })).url).toBe('postgres://b');
});
