import { expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import type { TestApp } from '../../../test/kit.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { listBreaches } from '../../db/invariants.ts';
import { hashMailbox, mailboxOf } from './mailbox-hash.ts';
import { sweepDepartures } from './sweep-departures.ts';

const dayMs = 24 * 60 * 60_000;
const email = 'ann.lee@gmail.com';

async function spend(client: Client, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) expect((await start(client)).status).toBe(200);
}

async function leave(client: Client): Promise<void> {
  expect((await client.request('DELETE', '/api/me')).status).toBe(200);
}

async function readMarks({ deps }: TestApp) {
  return deps.db.query.selectFrom('departed_mailbox').selectAll().execute();
}

async function mayTry(client: Client): Promise<unknown> {
  const { body } = await client.request('GET', '/api/me');
  const uid = Reflect.get(Object(body), 'uid');
  const answer = await client.request('GET', `/api/check-subscription?userId=${uid}`);
  return Reflect.get(Object(answer.body), 'trialAvailable');
}

describeEachEngine('coming back after deleting the account', (open, _engine, testOnce) => {
  const makeApp = async () => makeRunApp({ db: await open() });

  testOnce('goes on with the credits that were left, as often as it is tried', async () => {
    const test = await makeApp();
    const first = await signUp(test, email);
    expect(await creditsOf(first)).toBe(10);
    await spend(first, 3);
    await leave(first);
    const second = await signUp(test, email);
    expect(await creditsOf(second)).toBe(7);
    await spend(second, 7);
    await leave(second);
    // The first thing that is asked is a run, and the address is written in another way.
    const third = await signUp(test, 'Annlee+again@googlemail.com');
    expect((await start(third)).code).toBe('tool/insufficient-credits');
    expect(await creditsOf(third)).toBe(0);
    expect(await creditsOf(await signUp(test, 'bob@gmail.com'))).toBe(10);
    expect(await listBreaches(test.deps.db)).toEqual([]);
  });

  testOnce('leaves no way round through zones, and begins the next day with ten', async () => {
    const test = await makeApp();
    const first = await signUp(test, email);
    await first.request('GET', '/api/credits?zone=UTC');
    await spend(first, 4);
    await leave(first);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const again = await signUp(test, email);
      const { body } = await again.request('GET', `/api/credits?zone=${zone}`);
      expect(body).toMatchObject({ credits: 6 });
      await leave(again);
    }
    test.clock.advance(dayMs);
    const next = await signUp(test, email);
    expect(await creditsOf(next)).toBe(10);
    expect(await listBreaches(test.deps.db)).toEqual([]);
  });

  testOnce('gives no second trial, however the mailbox is written', async () => {
    const test = await makeApp();
    const first = await signUp(test, email);
    expect(await mayTry(first)).toBe(true);
    expect((await first.request('POST', '/api/trial')).status).toBe(200);
    await leave(first);
    for (const address of [email, 'ANNLEE@gmail.com', 'ann.lee+trial@gmail.com', 'annlee@googlemail.com']) {
      test.clock.advance(4 * dayMs);
      const again = await signUp(test, address);
      expect(await mayTry(again)).toBe(false);
      expectError(await again.request('POST', '/api/trial'), 'trial/used');
      await leave(again);
      await sweepDepartures(test.deps);
    }
    const other = await signUp(test, 'ann.lee@example.com');
    expect((await other.request('POST', '/api/trial')).status).toBe(200);
  });

  it('keeps a keyed hash and nothing that names anybody, only as long as it matters', async () => {
    const test = await makeApp();
    const tried = await signUp(test, email);
    await tried.request('POST', '/api/trial');
    await creditsOf(tried);
    const spent = await signUp(test, 'bob@example.com');
    await spend(spent, 1);
    const idle = await signUp(test, 'carl@example.com');
    for (const client of [tried, spent, idle]) await leave(client);
    const marks = await readMarks(test);
    expect(marks).toHaveLength(2);
    expect(JSON.stringify(marks)).not.toMatch(/ann|bob|gmail|example/i);
    expect(marks.map((mark) => mark.mailbox_hash)).toContain(hashMailbox(test.deps.config.authSecret, email));
    expect(hashMailbox('another secret of this server', email)).not.toBe(
      hashMailbox(test.deps.config.authSecret, email),
    );

    test.clock.advance(3 * dayMs);
    await sweepDepartures(test.deps);
    expect(await readMarks(test)).toMatchObject([
      { trial_starts_at: expect.any(Number), credits: null, day: null, zone: null, zone_changed_at: null },
    ]);
  });

  testOnce('remembers the one who used more when two accounts of a mailbox leave', async () => {
    const test = await makeApp();
    const [used, fresh] = [await signUp(test, 'ann@example.com'), await signUp(test, 'ann+b@example.com')];
    await spend(used, 6);
    await creditsOf(fresh);
    await leave(used);
    await leave(fresh);
    expect(await creditsOf(await signUp(test, 'ann@example.com'))).toBe(4);
  });

  it('does not give back what a run still holds', async () => {
    const test = await makeApp();
    const first = await signUp(test, email);
    await creditsOf(first);
    const uid = Reflect.get(Object((await first.request('GET', '/api/me')).body), 'uid');
    const { query } = test.deps.db;
    const run = idIn((await start(first)).body);
    expect(run).not.toBe('undefined');
    // As in the middle of a run: one credit is held, none of it spent.
    await query
      .updateTable('credit_account')
      .set({ available: 8, held: 1 })
      .where('user_id', '=', uid)
      .execute();
    await leave(first);
    expect(await creditsOf(await signUp(test, email))).toBe(8);
  });
});

it('reads an address as the mailbox behind it', () => {
  expect(mailboxOf(' Ann.Lee+x@GMail.com ')).toBe('annlee@gmail.com');
  expect(mailboxOf('ann.lee+x+y@example.com')).toBe('ann.lee@example.com');
  expect(mailboxOf('ann@ｇｍａｉｌ.com')).toBe('ann@gmail.com');
  expect(mailboxOf('+x@example.com')).toBe('+x@example.com');
});
