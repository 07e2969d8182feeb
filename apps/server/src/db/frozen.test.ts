import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/engines.ts';
import { type FreezingProxy, startFreezingProxy } from '../../test/freezing-proxy.ts';
import { makeTestApp, type TestApp } from '../../test/kit.ts';
import { silentLog } from '../../test/silent-log.ts';
import { type Database, openPostgres } from './client.ts';

/** Short, so that nobody waits, and long enough for a busy machine to connect; the order among them is the real one. */
const timeouts = { connectMs: 1000, statementMs: 1600, lockMs: 1200, answerMs: 1800 };

let direct: TestDatabase;
let proxy: FreezingProxy;
let db: Database;
let kit: TestApp;

beforeEach(async () => {
  direct = await openTestDatabase('postgres');
  proxy = await startFreezingProxy(direct.env.DATABASE_URL ?? '');
  db = openPostgres(proxy.url, silentLog, timeouts);
  kit = await makeTestApp({ db });
});
afterEach(async () => {
  proxy.close();
  await db.close();
  await kit.close();
  await direct.destroy();
});

const message = { name: 'Ada', email: 'ada@example.org', message: 'Is anybody there, or frozen?' };
const unavailable = {
  status: 503,
  message: 'Slipway cannot reach its database right now. Please try again in a moment.',
};

test('a database that says nothing is unavailable, with or without connections, and works again once it thaws', async () => {
  await Promise.all(Array.from({ length: 4 }, () => db.ping()));
  proxy.freeze();
  // More than there are connections, so that some wait for one.
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => kit.request('POST', '/api/contact', message)),
  );
  for (const answer of answers) expect(answer).toMatchObject(unavailable);
  expect(answers[0]?.headers.get('retry-after')).toBe('5');
  proxy.thaw();
  expect(await kit.request('POST', '/api/contact', message)).toMatchObject({ status: 200 });
  expect(await kit.request('GET', '/readyz')).toMatchObject({ status: 200 });
});

test('readiness and health answer while the database does not', async () => {
  // As long as in use: readiness has a bound of its own.
  const slow = openPostgres(proxy.url, silentLog);
  await slow.ping();
  const patient = await makeTestApp({ db: slow });
  proxy.freeze();
  expect(await patient.request('GET', '/readyz')).toMatchObject({ status: 503, code: 'server/unavailable' });
  expect(await patient.request('GET', '/healthz')).toMatchObject({ status: 200 });
  proxy.close();
  await slow.close();
  await patient.close();
});

test('what freezes in the middle of a transaction is taken back as a whole', async () => {
  const half = db.transaction(async (trx) => {
    const row = { ...message, created_at: 1 };
    await trx
      .insertInto('contact_message')
      .values({ id: 'first', ...row })
      .execute();
    proxy.freeze();
    await trx
      .insertInto('contact_message')
      .values({ id: 'second', ...row })
      .execute();
  });
  await expect(half).rejects.toMatchObject({ code: 'server/unavailable' });
  proxy.thaw();
  await vi.waitFor(() => db.ping(), { timeout: 20_000 });
  expect(await direct.db.query.selectFrom('contact_message').select('id').execute()).toEqual([]);
});

test('a lock that is not free in time is unavailable, and the next who asks gets it', async () => {
  await direct.db.query.insertInto('rate_limit').values({ key: 'a', count: 1, resets_at: 1 }).execute();
  const count = (database: Database, by: number) =>
    database.query.updateTable('rate_limit').set({ count: by }).where('key', '=', 'a').execute();
  await direct.db.transaction(async (trx) => {
    await trx.updateTable('rate_limit').set({ count: 2 }).where('key', '=', 'a').execute();
    await expect(count(db, 3)).rejects.toMatchObject({ code: 'server/unavailable' });
  });
  await count(db, 4);
});
