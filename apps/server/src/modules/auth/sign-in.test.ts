import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { describeOnSqlite } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { expectError, goodPassword, quickPasswords, signIn, signUp } from '../../../test/people.ts';

describeOnSqlite('sign-in', (open) => {
  it('signs in with the email in any letters, and out again', async () => {
    const test = await makeTestApp({ db: await open() });
    await signUp(test, 'ada@example.com', { name: 'Ada' });
    const client = test.client();
    const answer = await signIn(client, 'ADA@example.com');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user: { email: 'ada@example.com', name: 'Ada' } });
    expect((await client.request('GET', '/api/auth/get-session')).body).toMatchObject({
      user: { email: 'ada@example.com' },
    });
    const before = client.cookies.get('slipway.session_token') ?? '';
    expect((await client.request('POST', '/api/auth/sign-out')).status).toBe(200);
    expect(client.cookies.size).toBe(0);
    expect((await client.request('GET', '/api/auth/get-session')).body).toBe(null);
    // The session is gone, not only the cookie.
    const headers = { cookie: `slipway.session_token=${before}` };
    expectError(await client.request('GET', '/api/me', undefined, { headers }), 'profile/no-user');
  });

  it('answers each mistake with the sentence of the catalogue', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    await signUp(test, 'ada@example.com');
    const client = test.client();
    const unknown = await signIn(client, 'nobody@example.com');
    expectError(unknown, 'auth/user-not-found');
    expect(unknown.message).toBe('No user found with this email. Please sign up first.');
    const wrong = await signIn(client, 'ada@example.com', 'not-the-one');
    expectError(wrong, 'auth/wrong-password');
    expect(wrong.message).toBe('Incorrect password. Please try again.');
    expectError(await signIn(client, 'ada@', 'not-the-one'), 'auth/invalid-email');
    expectError(await signIn(client, 'ada@example.com', ''), 'auth/wrong-password');
    expectError(
      await signIn(client, 'ada@example.com', goodPassword.padEnd(200, '!')),
      'auth/wrong-password',
    );
    expect(client.cookies.size).toBe(0);
  });

  it('says that nobody has this email when the account goes between the password and the session', async () => {
    for (const authErrors of ['specific', 'generic']) {
      const db = await open();
      const passwords = {
        hash: async (password: string) => password,
        async verify() {
          await db.query.deleteFrom('auth_user').execute();
          return true;
        },
      };
      const test = await makeTestApp({ db, passwords, env: { AUTH_ERRORS: authErrors } });
      await signUp(test, 'ada@example.com');
      expectError(
        await signIn(test.client(), 'ada@example.com'),
        authErrors === 'generic' ? 'auth/invalid-credential' : 'auth/user-not-found',
      );
    }
  });

  it('refuses a locked account, its sessions included', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const client = await signUp(test, 'ada@example.com');
    await test.deps.db.query.updateTable('auth_user').set({ disabled_at: 1 }).execute();
    expectError(await client.request('GET', '/api/me'), 'profile/no-user');
    expect((await client.request('GET', '/api/auth/get-session')).body).toBe(null);
    const answer = await signIn(test.client(), 'ada@example.com');
    expectError(answer, 'auth/disabled');
    expect(answer.message).toBe('This account has been disabled. Please contact support.');
    expect(answer.headers.getSetCookie()).toEqual([]);
    // Only who knows the password hears that it is locked.
    expectError(await signIn(test.client(), 'ada@example.com', 'not-the-one'), 'auth/wrong-password');
  });

  it('does the same slow work for an unknown email as for a wrong password', async () => {
    let work = 0;
    const passwords = {
      hash: (password: string) => {
        work += 1;
        return hashPassword(password);
      },
      verify: (input: { hash: string; password: string }) => {
        work += 1;
        return verifyPassword(input);
      },
    };
    const test = await makeTestApp({ db: await open(), passwords });
    await signUp(test, 'ada@example.com');
    const workOf = async (email: string, password: string) => {
      work = 0;
      await signIn(test.client(), email, password);
      return work;
    };
    expect(await workOf('ada@example.com', goodPassword)).toBe(1);
    expect(await workOf('ada@example.com', 'not-the-one')).toBe(1);
    expect(await workOf('nobody@example.com', 'not-the-one')).toBe(1);
    expect(await workOf('nobody@example.com', 'x'.repeat(500))).toBe(1);
    work = 0;
    await test
      .client()
      .request('POST', '/api/auth/sign-up/email', { email: 'ada@example.com', password: goodPassword });
    expect(work).toBe(1);
  });

  it('hides which part was wrong when errors are generic', async () => {
    const test = await makeTestApp({
      db: await open(),
      env: { AUTH_ERRORS: 'generic' },
      passwords: quickPasswords,
    });
    const send = (email: string) =>
      test
        .client()
        .request('POST', '/api/auth/sign-up/email', { email, password: goodPassword, name: 'Ada' });
    const fresh = await send('ada@example.com');
    const used = await send('ada@example.com');
    expect(fresh.headers.getSetCookie()).toEqual([]);
    expect(used.headers.getSetCookie()).toEqual([]);
    expect([used.status, shapeOf(used.body)]).toEqual([fresh.status, shapeOf(fresh.body)]);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.com', 'You already have a Slipway account'],
    ]);

    expect((await signIn(test.client(), 'ada@example.com')).status).toBe(200);
    expectError(await signIn(test.client(), 'ada@example.com', 'not-the-one'), 'auth/invalid-credential');
    expectError(await signIn(test.client(), 'nobody@example.com'), 'auth/invalid-credential');

    const reset = (email: string) => test.request('POST', '/api/auth/request-password-reset', { email });
    expect([(await reset('nobody@example.com')).text, (await reset('ada@example.com')).text]).toEqual([
      '{"status":true}',
      '{"status":true}',
    ]);
    expect(test.mails.at(-1)?.subject).toBe('Choose a new password for Slipway');
  });
});

/** Names and kinds of the fields: what an answer gives away beside the values sent in. */
function shapeOf(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (name, value) => (/^id$|At$/.test(name) ? typeof value : value)));
}
