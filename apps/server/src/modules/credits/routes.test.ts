import { AppError } from '@slipway/core';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp, type TestApp } from '../../../test/kit.ts';
import { expectError, quickPasswords, signUp } from '../../../test/people.ts';
import { listBreaches } from '../../db/invariants.ts';
import { readCredits } from './read-credits.ts';
import { reserveRun } from './reserve-run.ts';
import { voidRun } from './void-run.ts';

async function uidOf(client: Awaited<ReturnType<typeof signUp>>): Promise<string> {
  const { body } = await client.request('GET', '/api/me');
  if (typeof body !== 'object' || body === null || !('uid' in body)) throw new Error('nobody');
  return String(body.uid);
}

function reserve(test: TestApp, uid: string, idempotencyKey: string) {
  const toolId = 'landing-page-generator';
  return reserveRun(test.deps, { person: { uid }, toolId, idempotencyKey, bodyHash: 'b' });
}

describeEachEngine('the addresses of credits', (open, _engine, testOnce) => {
  testOnce('[§6] a signed-out visitor has no credits to read', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    for (const path of ['/api/credits', '/api/credits/transactions'])
      expectError(await test.request('GET', path), 'profile/no-user');
    await test.close();
  });

  testOnce('[§4] [§6] a free user sees 10 credits, and their history, and nobody else’s', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const ada = await signUp(test, 'ada@example.com');
    const grace = await signUp(test, 'grace@example.com');
    const uid = await uidOf(ada);
    const now = new Date(test.clock.now()).toISOString();
    const answer = await ada.request('GET', '/api/credits?zone=Asia/Kolkata');
    expect(answer.body).toMatchObject({ credits: 10, lastReset: now, updatedAt: now, unlimited: false });
    await reserve(test, uid, 'a');
    expect((await ada.request('GET', '/api/credits')).body).toMatchObject({ credits: 5 });
    expect((await grace.request('GET', '/api/credits')).body).toMatchObject({ credits: 10 });
    expect((await ada.request('GET', '/api/credits/transactions')).body).toMatchObject([
      { userId: uid, type: 'grant', amount: 10, reason: 'Initial credit grant' },
    ]);
    await test.close();
  });

  testOnce('[§4] one answer alone says that the first credits were granted with it', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const ada = await signUp(test, 'ada@example.com');
    const zones = ['Asia/Kolkata', 'Europe/Berlin', 'UTC', 'America/Lima'];
    const tabs = await Promise.all(zones.map((zone) => ada.request('GET', `/api/credits?zone=${zone}`)));
    const later = await ada.request('GET', '/api/credits');
    const granted = [...tabs, later].map(({ body }) => Object(body).granted);
    expect(granted.toSorted()).toEqual([false, false, false, false, true]);
    expect(granted.at(-1)).toBe(false);
    await test.close();
  });

  testOnce('[CR13] a zone that does not exist is told so', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const client = await signUp(test, 'ada@example.com');
    for (const zone of ['Mars/Base', 'constructor', '%F0%9F%9A%A2', 'x'.repeat(80)])
      expect(await client.request('GET', `/api/credits?zone=${zone}`), zone).toMatchObject({
        status: 400,
        code: 'request/invalid',
      });
    await test.close();
  });

  testOnce(
    '[§6] [CR7] during a trial credits are unlimited, and nothing in a request makes them so',
    async () => {
      const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
      const client = await signUp(test, 'ada@example.com');
      const claims = {
        headers: {
          'x-premium': 'true',
          cookie: [...client.cookies, ['isPremium', 'true']].map((pair) => pair.join('=')).join('; '),
        },
      };
      const claimed = await client.request(
        'GET',
        '/api/credits?isPremium=true&unlimited=true',
        undefined,
        claims,
      );
      expect(claimed.body).toMatchObject({ credits: 10, unlimited: false });
      await client.request('POST', '/api/trial', {});
      expect((await client.request('GET', '/api/credits')).body).toMatchObject({ unlimited: true });
      const person = { uid: await uidOf(client) };
      test.clock.advance(7 * 24 * 60 * 60_000);
      expect(await readCredits(test.deps, { person })).toMatchObject({ credits: 10, unlimited: false });
      await test.close();
    },
  );

  test('leaving keeps the sums and no trace of the person, in the middle of a run too', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const { query } = test.deps.db;
    const uids: string[] = [];
    for (const email of ['ada@example.com', 'grace@example.com']) {
      const client = await signUp(test, email);
      const uid = await uidOf(client);
      const { runId } = await reserve(test, uid, 'a');
      const before = await query.selectFrom('credit_entry').selectAll().execute();
      await client.request('DELETE', '/api/me');
      expect(await query.selectFrom('credit_entry').selectAll().execute()).toEqual(before);
      expect(await voidRun(test.deps, { runId, errorCode: 'server/failed' })).toBe(true);
      uids.push(uid);
    }
    const accounts = await query.selectFrom('credit_account').selectAll().execute();
    expect(accounts.map(({ user_id, available, held }) => [user_id, available, held])).toEqual([
      [null, 10, 0],
      [null, 10, 0],
    ]);
    const books = [accounts, await query.selectFrom('credit_entry').selectAll().execute()];
    for (const uid of uids) expect(JSON.stringify(books)).not.toContain(uid);
    expect(await listBreaches(test.deps.db)).toEqual([]);
    await test.close();
  });

  test('reading and leaving at once: each gets an answer, and nothing stays behind', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    for (let round = 0; round < 8; round += 1) {
      const client = await signUp(test, `ada${round}@example.com`);
      const uid = await uidOf(client);
      const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
      const calls = await Promise.all([
        client.request('GET', '/api/credits', undefined, { headers: { cookie } }),
        client.request('DELETE', '/api/me', undefined, { headers: { cookie } }),
        reserve(test, uid, 'a').then(
          () => ({ status: 200 }),
          (error: unknown) => ({ status: error instanceof AppError ? error.status : 500 }),
        ),
        client.request('GET', '/api/credits?zone=UTC', undefined, { headers: { cookie } }),
      ]);
      for (const { status } of calls) expect([200, 401]).toContain(status);
    }
    const owners = await test.deps.db.query.selectFrom('credit_account').select('user_id').execute();
    expect(owners.filter(({ user_id }) => user_id !== null)).toEqual([]);
    expect(await listBreaches(test.deps.db)).toEqual([]);
    await test.close();
  });
});
