import { expect, it } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine, describeOnSqlite } from '../../../test/engines.ts';
import { makeTestApp, type TestApp } from '../../../test/kit.ts';
import { expectError, goodPassword, quickPasswords, signIn, signUp } from '../../../test/people.ts';

const quarterMs = 15 * 60_000;

describeEachEngine('limits of sign-in', (open) => {
  it('counts tries that come at the same moment', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    await signUp(test, 'ada@example.com');
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signIn(test.client('203.0.113.5'), 'ada@example.com', 'not-the-one')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });
});

describeOnSqlite('limits of sign-in', (open) => {
  const makeApp = async () => makeTestApp({ db: await open(), passwords: quickPasswords });

  const guess = (test: TestApp, ip: string) => signIn(test.client(ip), 'ada@example.com', 'not-the-one');

  it('locks an account for one address for a while after ten failures, and across a restart', async () => {
    const test = await makeApp();
    await signUp(test, 'ada@example.com');
    for (let index = 0; index < 10; index += 1)
      expectError(await guess(test, '203.0.113.5'), 'auth/wrong-password');
    const locked = await signIn(test.client('203.0.113.5'), 'ADA@example.com');
    expect(locked).toMatchObject({ status: 429, code: 'auth/too-many-requests' });
    expect(locked.message).toBe('Too many failed attempts. Please try again later or reset your password.');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);

    const after = await test.restart().request(
      'http://localhost:3000/api/auth/sign-in/email',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.com', password: goodPassword }),
      },
      { incoming: { socket: { remoteAddress: '203.0.113.5' } } },
    );
    expect(after.status).toBe(429);
    test.clock.advance(quarterMs + 1000);
    expect((await signIn(test.client('203.0.113.5'), 'ada@example.com')).status).toBe(200);
  });

  it('counts a whole IPv6 network as one address', async () => {
    const test = await makeApp();
    await signUp(test, 'ada@example.com');
    for (let index = 0; index < 10; index += 1) await guess(test, `2001:db8:1:2::${index}`);
    expect((await guess(test, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await guess(test, '2001:db8:1:3::1')).status).toBe(401);
  });

  it('does not lock the owner out, however many others guess elsewhere', async () => {
    const test = await makeApp();
    const home = '198.51.100.7';
    const ada = await signUp(test, 'ada@example.com', { client: test.client(home) });
    await ada.request('POST', '/api/auth/sign-out');
    for (let index = 0; index < 12; index += 1) await guess(test, '203.0.113.1');
    expect((await signIn(test.client('198.51.100.8'), 'ada@example.com')).status).toBe(200);
    // Ten tries each from many addresses: the account is closed to addresses it has never seen.
    const answers: number[] = [];
    for (let index = 0; index < 230; index += 1)
      answers.push((await guess(test, `192.0.2.${Math.floor(index / 10)}`)).status);
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(200);
    expect(answers.at(-1)).toBe(429);
    expect((await signIn(test.client('192.0.2.200'), 'ada@example.com')).code).toBe('auth/too-many-requests');
    expect((await signIn(test.client(home), 'ada@example.com')).status).toBe(200);
    expect((await signIn(test.client('198.51.100.8'), 'ada@example.com')).status).toBe(200);
  });

  it('lets the owner in again by a reset link, from an address that was locked', async () => {
    const test = await makeApp();
    await signUp(test, 'ada@example.com');
    const away = test.client('198.51.100.9');
    for (let index = 0; index < 11; index += 1) await signIn(away, 'ada@example.com', 'not-the-one');
    expect((await signIn(away, 'ada@example.com')).status).toBe(429);
    await away.request('POST', '/api/auth/request-password-reset', { email: 'ada@example.com' });
    const token = new URL(test.mails.at(-1)?.action?.url ?? '').searchParams.get('token');
    const newPassword = 'anchor-chain-77';
    const reset = await away.request('POST', '/api/auth/reset-password', { token, newPassword });
    expect(reset.status).toBe(200);
    expect((await signIn(away, 'ada@example.com', newPassword)).status).toBe(200);
  });

  it('keeps a link for the owner at a known address, however often others ask', async () => {
    const test = await makeApp();
    const home = test.client('198.51.100.7');
    await signUp(test, 'ada@example.com', { client: home });
    const ask = (client: Client) =>
      client.request('POST', '/api/auth/request-password-reset', { email: 'ada@example.com' });
    for (let index = 0; index < 30; index += 1) await ask(test.client(`192.0.2.${index}`));
    expect((await ask(test.client('192.0.2.99'))).code).toBe('reset/too-many-requests');
    expect((await ask(home)).status).toBe(200);
  });

  it('lets the owner change the password while others guess at it, and a thief guess ten times', async () => {
    const test = await makeApp();
    const client = test.client('203.0.113.1');
    const ada = await signUp(test, 'ada@example.com', { client });
    for (let index = 0; index < 12; index += 1) await guess(test, '203.0.113.1');
    const change = (currentPassword: string) =>
      ada.request('POST', '/api/me/password', { currentPassword, newPassword: 'anchor-chain-77' });
    expect((await change(goodPassword)).status).toBe(200);
    for (let index = 0; index < 10; index += 1)
      expectError(await change('not-the-one'), 'auth/wrong-password');
    expect((await change('anchor-chain-77')).code).toBe('auth/too-many-requests');
  });

  it('counts failures only: a success begins anew', async () => {
    const test = await makeApp();
    await signUp(test, 'ada@example.com');
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 9; index += 1)
        await signIn(test.client('203.0.113.1'), 'ada@example.com', 'not-the-one');
      expect((await signIn(test.client('203.0.113.1'), 'ada@example.com')).status).toBe(200);
    }
    // 27 failures from that address so far; 23 more fill it, and successes did not count.
    for (let index = 0; index < 23; index += 1)
      expectError(
        await signIn(test.client('203.0.113.1'), `guess${index}@example.com`),
        'auth/user-not-found',
      );
    const full = await signIn(test.client('203.0.113.1'), 'guess@example.com');
    expect(full.code).toBe('auth/too-many-requests');
    expect((await signIn(test.client('203.0.113.2'), 'ada@example.com')).status).toBe(200);
  });

  it('lets twenty people sign up from one address an hour, and many more from this machine', async () => {
    const test = await makeApp();
    const join = (ip: string, index: number) =>
      test.client(ip).request('POST', '/api/auth/sign-up/email', {
        email: `p${index}@${ip}.example.com`,
        password: goodPassword,
      });
    for (let index = 0; index < 20; index += 1) expect((await join('203.0.113.7', index)).status).toBe(200);
    expect((await join('203.0.113.7', 20)).code).toBe('request/too-many');
    for (let index = 0; index < 60; index += 1) expect((await join('127.0.0.1', index)).status).toBe(200);
  });

  it('keeps no email and no address in clear', async () => {
    const test = await makeApp();
    await signIn(test.client('203.0.113.9'), 'ada@example.com');
    await signUp(test, 'ada@example.com', { client: test.client('203.0.113.9') });
    const { query } = test.deps.db;
    const rows = JSON.stringify([
      await query.selectFrom('rate_limit').selectAll().execute(),
      await query.selectFrom('known_address').selectAll().execute(),
    ]);
    expect(rows).not.toContain('ada@');
    expect(rows).not.toContain('example.com');
    expect(rows).not.toContain('203.0.113');
  });
});
