import { expect, type TestContext, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/engines.ts';
import { type FreezingProxy, startFreezingProxy } from '../../test/freezing-proxy.ts';
import { makeTestApp, type TestApp } from '../../test/kit.ts';
import { silentLog } from '../../test/silent-log.ts';
import { type Database, openPostgres } from './client.ts';

/** Short, so that nobody waits, and long enough for a busy machine to connect; the order among them is the real one. */
const timeouts = { connectMs: 1000, statementMs: 1600, lockMs: 1200, answerMs: 1800 };

interface Frozen {
  readonly direct: TestDatabase;
  readonly proxy: FreezingProxy;
  readonly db: Database;
  readonly kit: TestApp;
}

/** Each test freezes a database of its own, so they wait together. */
async function openFreezing({ onTestFinished }: TestContext): Promise<Frozen> {
  const direct = await openTestDatabase('postgres');
  const proxy = await startFreezingProxy(direct.env.DATABASE_URL ?? '');
  const db = openPostgres(proxy.url, silentLog, timeouts);
  const kit = await makeTestApp({ db });
  onTestFinished(async () => {
    proxy.close();
    await db.close();
    await kit.close();
    await direct.destroy();
  });
  return { direct, proxy, db, kit };
}

const message = { name: 'Ada', email: 'ada@example.org', message: 'Is anybody there, or frozen?' };
const unavailable = {
  status: 503,
  message: 'Slipway cannot reach its database right now. Please try again in a moment.',
};

test.concurrent('a database that says nothing is unavailable, with or without connections, and works again once it thaws', async (context) => {
  const { proxy, db, kit } = await openFreezing(context);
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

test.concurrent('readiness and health answer while the database does not', async (context) => {
  const { proxy } = await openFreezing(context);
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

test.concurrent('what freezes in the middle of a transaction is taken back as a whole', async (context) => {
  const { direct, proxy, db } = await openFreezing(context);
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

test.concurrent('a lock that is not free in time is unavailable, and the next who asks gets it', async (context) => {
  const { direct, db } = await openFreezing(context);
  await direct.db.query.insertInto('rate_limit').values({ key: 'a', count: 1, resets_at: 1 }).execute();
  const count = (database: Database, by: number) =>
    database.query.updateTable('rate_limit').set({ count: by }).where('key', '=', 'a').execute();
  await direct.db.transaction(async (trx) => {
    await trx.updateTable('rate_limit').set({ count: 2 }).where('key', '=', 'a').execute();
    await expect(count(db, 3)).rejects.toMatchObject({ code: 'server/unavailable' });
  });
  await count(db, 4);
});
