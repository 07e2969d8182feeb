import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp, type TestApp } from '../../../test/kit.ts';
import { expectError, quickPasswords, signUp } from '../../../test/people.ts';
import { makeOutbox } from '../../adapters/mail/outbox.ts';

const email = 'ann@example.com';
const contact = { name: 'Ann', email, message: 'A question only Ann may read.' };
const report = { email, wrong: 'An error that only Ann has found.' };

/** What somebody leaves under this address without an account. */
async function writeAs(client: Client): Promise<void> {
  expect((await client.request('POST', '/api/contact', contact)).status).toBe(200);
  expect((await client.request('POST', '/api/fact-reports', report)).status).toBe(200);
  expect((await client.request('POST', '/api/newsletter', { email })).status).toBe(200);
}

async function countRows({ deps }: TestApp): Promise<readonly number[]> {
  const tables = ['contact_message', 'fact_report', 'newsletter_subscriber'] as const;
  return Promise.all(
    tables.map(async (table) => (await deps.db.query.selectFrom(table).selectAll().execute()).length),
  );
}

/** The token of the newest link that went out. */
function linkIn(test: TestApp): string {
  const url = test.mails.at(-1)?.action?.url ?? '';
  return new URL(url).searchParams.get('confirm') ?? '';
}

async function confirm(test: TestApp, client: Client): Promise<void> {
  expect((await client.request('POST', '/api/me/email/send-link')).body).toEqual({ sent: true });
  const answer = await client.request('POST', '/api/me/email/confirm', { token: linkIn(test) });
  expect(answer.body).toEqual({ confirmed: true });
}

describeEachEngine('an address as a key', (open, _engine, testOnce) => {
  const makeApp = async () => makeTestApp({ db: await open(), passwords: quickPasswords });

  it('opens and deletes nothing while it is only claimed', async () => {
    const test = await makeApp();
    await writeAs(test.client());
    const claimed = await signUp(test, 'Ann@Example.com');
    const taken = await claimed.request('GET', '/api/me/export');
    expect(taken.body).toMatchObject({ contact_message: [], fact_report: [], newsletter_subscriber: [] });
    expect(taken.text).not.toContain('only Ann');
    expect((await claimed.request('DELETE', '/api/me')).status).toBe(200);
    expect(await countRows(test)).toEqual([1, 1, 1]);
  });

  it('opens and deletes everything once it is confirmed', async () => {
    const test = await makeApp();
    await writeAs(test.client());
    const ann = await signUp(test, email);
    expect((await ann.request('GET', '/api/me')).body).toMatchObject({ emailVerified: false });
    await confirm(test, ann);
    expect((await ann.request('GET', '/api/me')).body).toMatchObject({ emailVerified: true });
    expect((await ann.request('POST', '/api/me/email/send-link')).body).toEqual({ sent: false });
    expect((await ann.request('GET', '/api/me/export')).text).toContain('A question only Ann may read.');
    expect((await ann.request('DELETE', '/api/me')).status).toBe(200);
    expect(await countRows(test)).toEqual([0, 0, 0]);
  });

  it('is proved by a reset link too', async () => {
    const test = await makeApp();
    await writeAs(test.client());
    const ann = await signUp(test, email);
    await ann.request('POST', '/api/auth/request-password-reset', { email });
    const token = new URL(test.mails.at(-1)?.action?.url ?? '').searchParams.get('token');
    const newPassword = 'anchor-chain-77';
    await ann.request('POST', '/api/auth/reset-password', { token, newPassword });
    await ann.request('POST', '/api/auth/sign-in/email', { email, password: newPassword });
    expect((await ann.request('GET', '/api/me')).body).toMatchObject({ emailVerified: true });
    expect((await ann.request('DELETE', '/api/me')).status).toBe(200);
    expect(await countRows(test)).toEqual([0, 0, 0]);
  });

  it('is not needed for what was sent while signed in, under whatever address', async () => {
    const test = await makeApp();
    const bob = await signUp(test, 'bob@example.com');
    await writeAs(bob);
    expect((await bob.request('GET', '/api/me/export')).text).toContain('A question only Ann may read.');
    // Ann has not confirmed: to her account it is a stranger's message.
    const ann = await signUp(test, email);
    expect((await ann.request('GET', '/api/me/export')).text).not.toContain('only Ann');
    expect((await bob.request('DELETE', '/api/me')).status).toBe(200);
    // The newsletter under another's address is that mailbox's to confirm or to leave.
    expect(await countRows(test)).toEqual([0, 0, 1]);
  });

  testOnce('leaves a newsletter alone that the mailbox itself has confirmed', async () => {
    const test = await makeApp();
    const bob = await signUp(test, 'bob@example.com');
    await bob.request('POST', '/api/newsletter', { email });
    const token = new URL(test.mails.at(-1)?.action?.url ?? '').searchParams.get('token');
    await test.client().request('POST', '/api/newsletter/confirm', { token });
    expect((await bob.request('DELETE', '/api/me')).status).toBe(200);
    expect((await countRows(test))[2]).toBe(1);
  });

  testOnce(
    'signing up a stranger’s address for the newsletter shows nothing of it and takes nothing away',
    async () => {
      const test = await makeApp();
      const bob = await signUp(test, 'bob@example.com');
      await bob.request('POST', '/api/newsletter', { email });
      const taken = await bob.request('GET', '/api/me/export');
      expect(JSON.stringify(taken.body)).not.toContain(email);
      expect((await bob.request('DELETE', '/api/me')).status).toBe(200);
      expect((await countRows(test))[2]).toBe(1);
    },
  );

  testOnce(
    'is confirmed only in the session of the account that asked, in time, by an untouched link',
    async () => {
      const test = await makeApp();
      const claimed = await signUp(test, email);
      await claimed.request('POST', '/api/me/email/send-link');
      const token = linkIn(test);
      expect(test.mails.at(-1)?.to).toBe(email);
      const send = (client: Client, body: unknown) => client.request('POST', '/api/me/email/confirm', body);
      // The owner of the mailbox presses the link and is not signed in to the stranger's account.
      expectError(await send(test.client(), { token }), 'profile/no-user');
      const other = await signUp(test, 'bob@example.com');
      expectError(await send(other, { token }), 'profile/bad-link');
      const [, signature = ''] = token.split('.');
      for (const forged of [`9${token}`, `${token}A`, `0.${signature}`, '.', 'nonsense', `${signature}.1`])
        expectError(await send(claimed, { token: forged }), 'profile/bad-link');
      test.clock.advance(24 * 60 * 60_000);
      expectError(await send(claimed, { token }), 'profile/bad-link');
      for (const _ of [1, 2, 3]) await claimed.request('POST', '/api/me/email/send-link');
      expect((await claimed.request('POST', '/api/me/email/send-link')).code).toBe('request/too-many');
    },
  );

  testOnce('does not let one sender use up another sender’s turns', async () => {
    const test = await makeApp();
    for (const _ of [1, 2, 3]) await writeAs(test.client('203.0.113.1'));
    expect((await test.client('203.0.113.2').request('POST', '/api/contact', contact)).status).toBe(200);
    expect((await test.client('203.0.113.2').request('POST', '/api/fact-reports', report)).status).toBe(200);
  });

  testOnce('removes the letters to and from exactly this address', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'slipway-outbox-'));
    const db = await open();
    const { deps } = await makeTestApp({ db });
    const outbox = makeOutbox(dir, deps);
    const mails: TestApp['mails'] = [];
    const test = await makeTestApp({
      db,
      passwords: quickPasswords,
      mailer: {
        async send(mail) {
          mails.push(mail);
          await outbox.send(mail);
        },
        ...(outbox.forget ? { forget: outbox.forget } : {}),
      },
    });
    const letter = (to: string, text = 'Hello') => outbox.send({ to, subject: 'A letter', text });
    const ann = await signUp(test, email);
    await ann.request('POST', '/api/me/email/send-link');
    const token = new URL(mails.at(-1)?.action?.url ?? '').searchParams.get('confirm');
    await ann.request('POST', '/api/me/email/confirm', { token });
    await letter('Ann <ANN@example.com>');
    await letter('bob@example.com, ann@example.com');
    await outbox.send({ to: 'owner@example.com', subject: 'Hi', text: 'Hi', replyTo: email });

    const kept = [
      letter('joann@example.com'),
      letter('ann@example.com.au'),
      letter('carl@example.com', 'Write to ann@example.com.\n<div>To: ann@example.com</div>'),
      outbox.send({ to: 'dora@example.com', subject: 'x\nTo: ann@example.com', text: 'Hello' }),
      letter('"ann@example.com" <erin@example.com>'),
    ];
    await Promise.all(kept);
    await ann.request('DELETE', '/api/me');
    const left = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name), 'utf8')));
    expect(left.map((page) => /<div>To: ([^<]*)<\/div>/.exec(page)?.[1]).sort()).toEqual([
      '&quot;ann@example.com&quot; &lt;erin@example.com&gt;',
      'ann@example.com.au',
      'carl@example.com',
      'dora@example.com',
      'joann@example.com',
    ]);

    // Claimed only: letters of the account go, those that others caused stay.
    const claimed = await signUp(test, 'erin@example.com');
    await claimed.request('POST', '/api/auth/request-password-reset', { email: 'erin@example.com' });
    expect(await readdir(dir)).toHaveLength(left.length + 1);
    await claimed.request('DELETE', '/api/me');
    expect(await readdir(dir)).toHaveLength(left.length);
    await rm(dir, { recursive: true });
  });
});
