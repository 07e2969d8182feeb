import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp, type TestApp } from '../../../test/kit.ts';
import { quickPasswords, signUp } from '../../../test/people.ts';
import { createIdentity } from '../../adapters/identity/create-identity.ts';
import { makeOutbox } from '../../adapters/mail/outbox.ts';
import type { Mailer } from '../../deps.ts';
import { reportFact } from '../outreach/report-fact.ts';
import { sendContactMessage } from '../outreach/send-contact-message.ts';
import { subscribe } from '../outreach/subscribe.ts';
import { deleteAccount } from './delete-account.ts';

const email = 'leaves@example.com';
const contact = { name: 'Ann', email, message: 'A question only Ann may read.' };
const report = { email, wrong: 'An error that only Ann has found.' };

const letters: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  'a reset link': (client) => client.request('POST', '/api/auth/request-password-reset', { email }),
  'a confirmation link': (client) => client.request('POST', '/api/me/email/send-link'),
  'a contact message': (client) => client.request('POST', '/api/contact', contact),
  'a fact report': (client) => client.request('POST', '/api/fact-reports', report),
  'a newsletter link': (client) => client.request('POST', '/api/newsletter', { email }),
};

const written: Readonly<Record<string, (deps: TestApp['deps'], uid: string) => Promise<unknown>>> = {
  'a contact message': (deps, uid) => sendContactMessage(deps, contact, { ip: '10.0.0.1', uid }),
  'a fact report': (deps, uid) => reportFact(deps, report, { ip: '10.0.0.1', uid }),
  'a newsletter subscription': (deps, uid) => subscribe(deps, { email }, { ip: '10.0.0.1', uid }),
};

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'slipway-outbox-'));
});
afterEach(() => rm(dir, { recursive: true }));

describeEachEngine('leaving in the middle of something', (open, engine) => {
  async function makeApp(mailer?: Mailer) {
    const test = await makeTestApp({
      db: await open(),
      passwords: quickPasswords,
      ...(mailer && { mailer }),
    });
    const client = await signUp(test, email);
    const { id: uid } = await test.deps.db.query
      .selectFrom('auth_user')
      .select('id')
      .executeTakeFirstOrThrow();
    return { test, client, uid };
  }

  it.each(Object.entries(letters))(
    '%s is not kept when its person leaves before it is written',
    async (_, ask) => {
      let reached = 0;
      const { test, client, uid } = await makeApp({
        async send(mail) {
          reached += 1;
          await deleteAccount(test.deps, { uid });
          await makeOutbox(dir, test.deps).send(mail);
        },
      });
      await ask(client);
      expect(reached).toBe(1);
      expect(await readdir(dir)).toEqual([]);
    },
  );

  it.each(Object.entries(written))(
    '%s is not stored when its person has left meanwhile',
    async (_, write) => {
      const { test, uid } = await makeApp();
      await deleteAccount(test.deps, { uid });
      await expect(write(test.deps, uid)).rejects.toMatchObject({ code: 'profile/no-user' });
      const tables = ['contact_message', 'fact_report', 'newsletter_subscriber'] as const;
      for (const table of tables)
        expect(await test.deps.db.query.selectFrom(table).selectAll().execute()).toEqual([]);
      expect(test.mails).toEqual([]);
    },
  );

  it('no reset token stays of a person who leaves between being found and the token', async () => {
    const { test, uid } = await makeApp();
    const { deps } = test;
    let gone: Promise<void> | null = null;
    const leaveAfterFirstQuery: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        gone ??= deleteAccount(deps, { uid });
        // SQLite has one connection, and the deletion is next in line for it.
        if (engine === 'postgres') await gone;
        return result;
      },
    };
    const db = { ...deps.db, query: deps.db.query.withPlugin(leaveAfterFirstQuery) };
    const identity = createIdentity({ ...deps, db }, quickPasswords);
    expect(await identity.createResetToken(email)).toBeNull();
    await gone;
    expect(await deps.db.query.selectFrom('auth_verification').selectAll().execute()).toEqual([]);
    expect(await deps.db.query.selectFrom('auth_user').selectAll().execute()).toEqual([]);
  });
});
