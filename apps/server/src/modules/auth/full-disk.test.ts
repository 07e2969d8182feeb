import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../test/kit.ts';
import { expectError, goodPassword, quickPasswords, signIn, signUp } from '../../../test/people.ts';

let kit: TestApp;
beforeEach(async () => {
  kit = await makeTestApp({ passwords: quickPasswords });
});
afterEach(() => kit.close());

/** Nothing can be written, for whatever reason: SQLite refuses each statement with a code of its own for that. */
const setWritable = (isWritable: boolean) =>
  sql.raw(`pragma query_only = ${isWritable ? 'off' : 'on'}`).execute(kit.deps.db.query);

test('signing out when the session cannot be removed says unavailable and takes the cookie away', async () => {
  const ada = await signUp(kit, 'ada@example.org');
  await setWritable(false);
  const answer = await ada.request('POST', '/api/auth/sign-out');
  expectError(answer, 'server/unavailable');
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('set-cookie')).toMatch(/^slipway\.session_token=; Max-Age=0; Path=\/; HttpOnly/);
  expect(ada.cookies.size).toBe(0);
  await setWritable(true);
  expect((await ada.request('POST', '/api/auth/sign-out')).status).toBe(200);
});

test('what has to be written on a disk that takes nothing is unavailable, not a fault of ours, and reading goes on', async () => {
  const ada = await signUp(kit, 'ada@example.org');
  await setWritable(false);
  const signUpAgain = { email: 'bob@example.org', password: goodPassword };
  expectError(
    await kit.client().request('POST', '/api/auth/sign-up/email', signUpAgain),
    'server/unavailable',
  );
  expectError(await signIn(kit.client(), 'ada@example.org'), 'server/unavailable');
  expectError(await kit.request('POST', '/api/newsletter', { email: 'a@example.org' }), 'server/unavailable');
  const message = { name: 'A', email: 'a@example.org', message: 'x'.repeat(4000) };
  expectError(await kit.request('POST', '/api/contact', message), 'server/unavailable');
  expect((await ada.request('GET', '/api/me')).status).toBe(200);
  await setWritable(true);
  expect((await signIn(kit.client(), 'ada@example.org')).status).toBe(200);
});
