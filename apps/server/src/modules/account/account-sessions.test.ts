import { expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { expectError, goodPassword, quickPasswords, signIn, signUp } from '../../../test/people.ts';

const macChrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

describeEachEngine('sessions of an account', (open, _engine, testOnce) => {
  testOnce('lists the devices of the person and of nobody else', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    await signUp(test, 'other@example.com');
    const laptop = test.client('203.0.113.4');
    await signUp(test, 'ada@example.com', { client: laptop });
    const phone = test.client('198.51.100.7');
    await phone.request(
      'POST',
      '/api/auth/sign-in/email',
      { email: 'ada@example.com', password: goodPassword },
      { headers: { 'user-agent': macChrome, 'x-forwarded-for': '6.6.6.6', 'x-slipway-address': '6.6.6.6' } },
    );
    const { body } = await laptop.request('GET', '/api/me/sessions');
    expect(body).toMatchObject([
      { current: false, device: 'Chrome on macOS', address: '198.51.100.7' },
      { current: true, device: 'Unknown device', address: '203.0.113.4' },
    ]);
    expect(body).toHaveLength(2);
  });

  testOnce('ends one session by its id, and never somebody else’s', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const ada = await signUp(test, 'ada@example.com');
    const phone = test.client();
    await signIn(phone, 'ada@example.com');
    const stranger = await signUp(test, 'stranger@example.com');
    const id = idsIn((await phone.request('GET', '/api/me/sessions')).body, true)[0] ?? '';

    expectError(await stranger.request('DELETE', `/api/me/sessions/${id}`), 'profile/session-not-found');
    expect((await phone.request('GET', '/api/me')).status).toBe(200);
    expect((await ada.request('DELETE', `/api/me/sessions/${id}`)).body).toEqual({ revoked: true });
    expectError(await phone.request('GET', '/api/me'), 'profile/no-user');
    expectError(await ada.request('DELETE', `/api/me/sessions/${id}`), 'profile/session-not-found');
    expectError(await ada.request('DELETE', '/api/me/sessions/%00'), 'profile/session-not-found');
  });

  testOnce('ends all others', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const ada = await signUp(test, 'ada@example.com');
    const others = [test.client(), test.client()];
    for (const other of others) await signIn(other, 'ada@example.com');
    expect((await ada.request('POST', '/api/me/sessions/revoke-others')).body).toEqual({ revoked: 2 });
    for (const other of others) expectError(await other.request('GET', '/api/me'), 'profile/no-user');
    expect((await ada.request('GET', '/api/me')).status).toBe(200);
  });

  it('changes the password with the old one and ends all others', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const ada = await signUp(test, 'ada@example.com');
    const other = test.client();
    await signIn(other, 'ada@example.com');
    const change = (currentPassword: string, newPassword: string) =>
      ada.request('POST', '/api/me/password', { currentPassword, newPassword });

    expectError(await change('not-the-one', 'anchor-chain-77'), 'auth/wrong-password');
    expectError(await change(goodPassword, 'short'), 'auth/weak-password');
    expectError(await change(goodPassword, 'password1'), 'auth/common-password');
    expectError(await change(goodPassword, 'ada@example.com'), 'auth/common-password');
    expect((await other.request('GET', '/api/me')).status).toBe(200);

    expect((await change(goodPassword, 'anchor-chain-77')).body).toEqual({ changed: true });
    expect((await ada.request('GET', '/api/me')).status).toBe(200);
    expectError(await other.request('GET', '/api/me'), 'profile/no-user');
    expectError(await signIn(test.client(), 'ada@example.com', goodPassword), 'auth/wrong-password');
    expect((await signIn(test.client(), 'ada@example.com', 'anchor-chain-77')).status).toBe(200);
  });

  testOnce('lets nobody guess the password from a borrowed session', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const ada = await signUp(test, 'ada@example.com');
    const guess = () =>
      ada.request('POST', '/api/me/password', {
        currentPassword: 'not-the-one',
        newPassword: 'anchor-chain-77',
      });
    for (let index = 0; index < 10; index += 1) await guess();
    expect((await guess()).code).toBe('auth/too-many-requests');
  });
});

function idsIn(body: unknown, current: boolean): readonly string[] {
  if (!Array.isArray(body)) throw new Error('not a list of sessions');
  return body.filter((session) => session.current === current).map((session) => String(session.id));
}
