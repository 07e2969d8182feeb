import { afterEach, expect, it, vi } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { expectError, quickPasswords, signIn, signUp } from '../../../test/people.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { passTime } from '../../../test/time.ts';
import { openPostgres } from '../../db/client.ts';
import { hashToken } from './session-token.ts';

const cookieName = 'slipway.session_token';
const dayMs = 24 * 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

describeEachEngine('sessions', (open, _engine, testOnce) => {
  testOnce('sets a cookie that scripts and other sites cannot use, and Secure on https', async () => {
    const db = await open();
    const plain = await makeTestApp({ passwords: quickPasswords, db });
    const answer = await plain.request('POST', '/api/auth/sign-up/email', {
      email: 'ada@example.com',
      password: 'keel-and-rudder-42',
    });
    expect(attributesOf(answer.headers)).toEqual([
      cookieName,
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ]);

    const secure = await makeTestApp({
      passwords: quickPasswords,
      db,
      env: { PUBLIC_URL: 'https://slipway.example' },
    });
    const client = secure.client();
    const again = await signIn(client, 'ada@example.com');
    expect(attributesOf(again.headers)).toEqual([
      `__Secure-${cookieName}`,
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect((await client.request('GET', '/api/me')).status).toBe(200);
  });

  it('hands the token out in the cookie and in no body', async () => {
    for (const authErrors of ['specific', 'generic']) {
      const test = await makeTestApp({
        passwords: quickPasswords,
        db: await open(),
        env: { AUTH_ERRORS: authErrors },
      });
      const client = test.client();
      const person = { email: 'ada@example.com', password: 'keel-and-rudder-42' };
      const calls = [
        ['POST', '/api/auth/sign-up/email', person],
        ['POST', '/api/auth/sign-in/email', person],
        ['GET', '/api/auth/get-session'],
        ['GET', '/api/me'],
        ['GET', '/api/me/sessions'],
        ['GET', '/api/me/export'],
      ] as const;
      for (const [method, path, body] of calls) {
        const { text, status } = await client.request(method, path, body);
        expect(status, path).toBe(200);
        const token = client.cookies.get(cookieName)?.split('.')[0] ?? 'none yet';
        expect(text, path).not.toContain(token);
        expect(text, path).not.toMatch(/"(?:\w+_)?token"/i);
      }
      expect(client.cookies.has(cookieName)).toBe(true);
      expect((await client.request('POST', '/api/auth/sign-out')).text).not.toMatch(/token/i);
    }
  });

  testOnce('keeps 256-bit tokens as hashes only', async () => {
    const test = await makeTestApp({ db: await open() });
    const client = await signUp(test, 'ada@example.com');
    await client.request('POST', '/api/auth/request-password-reset', { email: 'ada@example.com' });
    const sessionToken = client.cookies.get(cookieName)?.split('.')[0] ?? '';
    const resetToken = /token=(\w+)/.exec(test.mails[0]?.text ?? '')?.[1] ?? '';
    expect(Buffer.from(sessionToken, 'base64url')).toHaveLength(32);
    expect(resetToken.length).toBeGreaterThan(20);

    const { query } = test.deps.db;
    const stored = JSON.stringify([
      await query.selectFrom('auth_session').selectAll().execute(),
      await query.selectFrom('auth_verification').selectAll().execute(),
      await query.selectFrom('auth_account').selectAll().execute(),
    ]);
    expect(stored).not.toContain(sessionToken);
    expect(stored).not.toContain(resetToken);
    expect(stored).not.toContain('keel-and-rudder-42');
    expect(stored).toContain(hashToken(sessionToken));
    // What is stored does not open anything.
    const headers = { cookie: `${cookieName}=${hashToken(sessionToken)}.x` };
    expectError(await test.request('GET', '/api/me', undefined, { headers }), 'profile/no-user');
    // Nor can a script read the token back.
    expect((await client.request('GET', '/api/auth/get-session')).text).not.toContain(sessionToken);
  });

  testOnce('gives a new token at every sign-in and ends the session it replaces', async () => {
    const test = await makeTestApp({ passwords: quickPasswords, db: await open() });
    const client = await signUp(test, 'ada@example.com');
    const first = client.cookies.get(cookieName);
    await signIn(client, 'ada@example.com');
    expect(client.cookies.get(cookieName)).not.toBe(first);
    const headers = { cookie: `${cookieName}=${first}` };
    expectError(await test.request('GET', '/api/me', undefined, { headers }), 'profile/no-user');
    expect((await client.request('GET', '/api/me/sessions')).body).toHaveLength(1);
  });

  it('lasts thirty days, and longer when it is used', async () => {
    const test = await makeTestApp({ passwords: quickPasswords, db: await open() });
    const client = await signUp(test, 'ada@example.com');
    expect((await client.request('GET', '/api/auth/get-session')).headers.getSetCookie()).toEqual([]);

    passTime(test, 2 * dayMs);
    const token = client.cookies.get(cookieName);
    const renewed = await client.request('GET', '/api/auth/get-session');
    expect(attributesOf(renewed.headers)).toContain('Max-Age=2592000');
    expect(client.cookies.get(cookieName)).toBe(token);

    passTime(test, 29 * dayMs);
    expect((await client.request('GET', '/api/me')).status).toBe(200);
    passTime(test, 2 * dayMs);
    expectError(await client.request('GET', '/api/me'), 'profile/no-user');
    expect((await client.request('GET', '/api/auth/get-session')).body).toBe(null);
    expect(await test.deps.db.query.selectFrom('auth_session').selectAll().execute()).toEqual([]);
  });

  testOnce('survives a restart of the app', async () => {
    const test = await makeTestApp({ passwords: quickPasswords, db: await open() });
    const client = await signUp(test, 'ada@example.com');
    const headers = { cookie: `${cookieName}=${client.cookies.get(cookieName)}` };
    const answer = await test.restart().request('http://localhost:3000/api/me', { headers });
    expect(answer.status).toBe(200);
  });
});

it('says that the database is away, not that nobody is signed in', async () => {
  const db = openPostgres('postgres://nobody@127.0.0.1:1/none', silentLog);
  const test = await makeTestApp({ passwords: quickPasswords, db });
  const headers = { cookie: `${cookieName}=some.thing` };
  const signature = await signedCookie('some');
  expectError(await test.request('GET', '/api/me', undefined, { headers }), 'server/unavailable');
  expectError(
    await test.request('GET', '/api/auth/get-session', undefined, { headers: { cookie: signature } }),
    'server/unavailable',
  );
  expectError(
    await test.request('POST', '/api/auth/sign-out', undefined, { headers: { cookie: signature } }),
    'server/unavailable',
  );
  expectError(await signIn(test.client(), 'ada@example.com'), 'server/unavailable');
  await db.close();
});

/** Name and sorted attributes of the one cookie that is set. */
function attributesOf(headers: Headers): readonly string[] {
  const lines = headers.getSetCookie();
  expect(lines).toHaveLength(1);
  const [pair = '', ...attributes] = (lines[0] ?? '').split('; ');
  return [pair.slice(0, pair.indexOf('=')), ...attributes.sort()];
}

/** A cookie with a good signature, so that the library goes on to the database. */
async function signedCookie(token: string): Promise<string> {
  const secret = new TextEncoder().encode('a secret that only tests know, long enough');
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(token));
  return `${cookieName}=${encodeURIComponent(`${token}.${Buffer.from(signature).toString('base64')}`)}`;
}
