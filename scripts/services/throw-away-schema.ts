import { randomBytes } from 'node:crypto';
import pg from 'pg';

interface ThrowAwaySchema {
  readonly url: string;
  drop(): Promise<void>;
}

/** A schema of its own on somebody's server: their tables are neither seen nor touched. */
export async function makeThrowAwaySchema(serverUrl: string): Promise<ThrowAwaySchema> {
  const schema = `slipway_run_${randomBytes(6).toString('hex')}`;
  await execute(serverUrl, `create schema ${schema}`);
  const url = new URL(serverUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { url: url.href, drop: () => execute(serverUrl, `drop schema if exists ${schema} cascade`) };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
