import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeOnSqlite } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { expectError, goodPassword, quickPasswords, signIn, signUp } from '../../../test/people.ts';
import { type SmtpSink, startSmtp } from '../../../test/smtp.ts';
import { passTime } from '../../../test/time.ts';
import { makeSmtp } from '../../adapters/mail/smtp.ts';

const hourMs = 60 * 60_000;
const newPassword = 'anchor-chain-77';

let smtp: SmtpSink;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterEach(() => {
  smtp.messages.length = 0;
  vi.useRealTimers();
});
afterAll(() => smtp.stop());

describeOnSqlite('password reset', (open) => {
  async function makeApp() {
    const mailer = makeSmtp(smtp.url, { mailFrom: 'Slipway <no-reply@slipway.example>' });
    return makeTestApp({ db: await open(), mailer, passwords: quickPasswords });
  }

  async function requestToken(test: Awaited<ReturnType<typeof makeApp>>, email: string): Promise<string> {
    const answer = await test.request('POST', '/api/auth/request-password-reset', { email });
    expect(answer.status, answer.text).toBe(200);
    const link = smtp.messages.at(-1)?.links[0] ?? '';
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=\w+$/);
    return new URL(link).searchParams.get('token') ?? '';
  }

  it('mails a link over SMTP that sets a new password once and ends every session', async () => {
    const test = await makeApp();
    const client = await signUp(test, 'ada@example.com');
    const token = await requestToken(test, 'Ada@example.com');
    expect(smtp.messages).toHaveLength(1);
    expect(smtp.messages[0]).toMatchObject({
      to: ['ada@example.com'],
      subject: 'Choose a new password for Slipway',
    });
    const reset = (password: string) =>
      test.request('POST', '/api/auth/reset-password', { token, newPassword: password });

    // A refused password does not use the link up.
    expectError(await reset('12345'), 'auth/weak-password');
    expectError(await reset('iloveyou'), 'auth/common-password');
    expectError(await reset('ada@example.com'), 'auth/common-password');
    expect((await reset(newPassword)).body).toEqual({ status: true });

    expectError(await client.request('GET', '/api/me'), 'profile/no-user');
    expectError(await signIn(test.client(), 'ada@example.com', goodPassword), 'auth/wrong-password');
    expect((await signIn(test.client(), 'ada@example.com', newPassword)).status).toBe(200);
    expectError(await reset('another-password-9'), 'reset/bad-token');
  });

  it('lets one of many clicks on the same link win', async () => {
    const test = await makeApp();
    await signUp(test, 'ada@example.com');
    const token = await requestToken(test, 'ada@example.com');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        test.request('POST', '/api/auth/reset-password', { token, newPassword: `${newPassword}-${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  });

  it('makes older links void with the first one used', async () => {
    const test = await makeApp();
    await signUp(test, 'ada@example.com');
    const first = await requestToken(test, 'ada@example.com');
    const second = await requestToken(test, 'ada@example.com');
    await test.request('POST', '/api/auth/reset-password', { token: second, newPassword });
    const late = await test.request('POST', '/api/auth/reset-password', { token: first, newPassword });
    expectError(late, 'reset/bad-token');
  });

  it('makes every link void with a password change', async () => {
    const test = await makeApp();
    const client = await signUp(test, 'ada@example.com');
    const tokens = [await requestToken(test, 'ada@example.com'), await requestToken(test, 'ada@example.com')];
    const change = { currentPassword: goodPassword, newPassword };
    expect((await client.request('POST', '/api/me/password', change)).status).toBe(200);
    for (const token of tokens) {
      const answer = await test.request('POST', '/api/auth/reset-password', {
        token,
        newPassword: 'a-thief-chose-this-1',
      });
      expectError(answer, 'reset/bad-token');
    }
    expect((await signIn(test.client(), 'ada@example.com', newPassword)).status).toBe(200);
    // Nor does a link open the account of somebody who signs up with the address later.
    const late = await requestToken(test, 'ada@example.com');
    await client.request('DELETE', '/api/me');
    await signUp(test, 'ada@example.com');
    expectError(
      await test.request('POST', '/api/auth/reset-password', { token: late, newPassword }),
      'reset/bad-token',
    );
  });

  it('lets a link run out after an hour', async () => {
    const test = await makeApp();
    await signUp(test, 'ada@example.com');
    const token = await requestToken(test, 'ada@example.com');
    passTime(test, hourMs + 1000);
    const answer = await test.request('POST', '/api/auth/reset-password', { token, newPassword });
    expectError(answer, 'reset/bad-token');
    expect(answer.message).toBe('This reset link has expired or was already used. Please request a new one.');
    expect((await signIn(test.client(), 'ada@example.com')).status).toBe(200);
  });

  it('answers each mistake with the sentence of the catalogue', async () => {
    const test = await makeApp();
    await signUp(test, 'ada@example.com');
    const ask = (email: unknown) => test.request('POST', '/api/auth/request-password-reset', { email });
    const unknown = await ask('nobody@example.com');
    expectError(unknown, 'reset/user-not-found');
    expect(unknown.message).toBe('No user found with this email address');
    expectError(await ask('nobody'), 'auth/invalid-email');
    for (const _ of [1, 2, 3]) expect((await ask('ada@example.com')).status).toBe(200);
    const often = await ask('ada@example.com');
    expect(often).toMatchObject({ status: 429, code: 'reset/too-many-requests' });
    expect(often.message).toBe('Too many attempts. Please try again later.');
    for (const token of ['', 'nonsense', 'x'.repeat(5000), 'nul\0'])
      expectError(
        await test.request('POST', '/api/auth/reset-password', { token, newPassword }),
        'reset/bad-token',
      );
    expect(smtp.messages).toHaveLength(3);
  });

  it('says so when the mail cannot be sent', async () => {
    const test = await makeTestApp({
      db: await open(),
      passwords: quickPasswords,
      mailer: { send: () => Promise.reject(new Error('mailbox on fire')) },
    });
    await signUp(test, 'ada@example.com');
    const answer = await test.request('POST', '/api/auth/request-password-reset', {
      email: 'ada@example.com',
    });
    expectError(answer, 'reset/failed');
    expect(answer.text).not.toContain('on fire');
  });
});
