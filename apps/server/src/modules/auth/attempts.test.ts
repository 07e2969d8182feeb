import { expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { expectError, goodPassword, quickPasswords, signIn, signUp } from '../../../test/people.ts';

const quarterMs = 15 * 60_000;

describeEachEngine('limits of sign-in', (open) => {
  const makeApp = async () => makeTestApp({ db: await open(), passwords: quickPasswords });

  it('locks an account for a while after ten failures, from wherever, and across a restart', async () => {
    const test = await makeApp();
    await signUp(test, 'ada@example.com');
    for (let index = 0; index < 10; index += 1)
      expectError(
        await signIn(test.client(`203.0.113.${index}`), 'ada@example.com', 'not-the-one'),
        'auth/wrong-password',
      );
    const locked = await signIn(test.client('203.0.113.99'), 'ADA@example.com');
    expect(locked).toMatchObject({ status: 429, code: 'auth/too-many-requests' });
    expect(locked.message).toBe('Too many failed attempts. Please try again later or reset your password.');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);

    const after = await test.restart().request('http://localhost:3000/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: goodPassword }),
    });
    expect(after.status).toBe(429);
    test.clock.advance(quarterMs + 1000);
    expect((await signIn(test.client(), 'ada@example.com')).status).toBe(200);
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

  it('counts tries that come at the same moment', async () => {
    const test = await makeApp();
    await signUp(test, 'ada@example.com');
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signIn(test.client('203.0.113.5'), 'ada@example.com', 'not-the-one')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
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
    const rows = JSON.stringify(await test.deps.db.query.selectFrom('rate_limit').selectAll().execute());
    expect(rows).not.toContain('ada');
    expect(rows).not.toContain('203.0');
  });
});
