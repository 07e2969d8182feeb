import type { Me } from '@slipway/contracts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeEachEngine } from '../../../../test/engines.ts';
import { claimsOf, hostedEnv, startTokenProvider } from '../../../../test/hosted.ts';
import { makeTestApp, type TestApp, type TestAppOptions } from '../../../../test/kit.ts';
import { expectError, quickPasswords, signUp } from '../../../../test/people.ts';
import { readConfig } from '../../../config.ts';

let provider: Awaited<ReturnType<typeof startTokenProvider>>;
beforeAll(async () => {
  provider = await startTokenProvider();
});
afterAll(() => provider.stop());

/** On the key server of this file; the configuration itself offers no other one. */
function makeHosted(options: TestAppOptions = {}): Promise<TestApp> {
  const { hosted } = readConfig({ ...hostedEnv, ...options.env }, () => 'made for this test');
  const config = { hosted: hosted && { ...hosted, keysUrl: provider.keysUrl } };
  return makeTestApp({ ...options, env: { ...hostedEnv, ...options.env }, config });
}

const exchange = (kit: TestApp, idToken: string, client = kit.client()) =>
  client.request('POST', '/api/auth/hosted-session', { idToken });

describeEachEngine('a person of the hosted backend', (open) => {
  test('has a row, ten credits and a session of ours, and the same account the next time', async () => {
    const kit = await makeHosted({ db: await open() });
    const ada = kit.client();
    const first = claimsOf('ada', kit.clock.now(), {
      name: 'Ada Lovelace',
      picture: 'https://p.example/a.png',
    });
    expect((await exchange(kit, await provider.sign(first), ada)).status).toBe(200);
    expect((await ada.request('GET', '/api/me')).body).toMatchObject({
      uid: 'ada',
      email: 'ada@example.org',
      displayName: 'Ada Lovelace',
      photoURL: 'https://p.example/a.png',
      emailVerified: false,
      signIns: ['password'],
    } satisfies Partial<Me>);
    expect((await ada.request('GET', '/api/credits')).body).toMatchObject({ credits: 10 });

    await ada.request('PATCH', '/api/me', { displayName: 'Countess' });
    const again = kit.client();
    const changed = { name: 'Ada', email: 'new@example.org', email_verified: true };
    const google = { ...changed, firebase: { sign_in_provider: 'google.com' } };
    await exchange(kit, await provider.sign(claimsOf('ada', kit.clock.now(), google)), again);
    expect((await again.request('GET', '/api/me')).body).toMatchObject({
      uid: 'ada',
      email: 'new@example.org',
      displayName: 'Countess',
      emailVerified: true,
      signIns: ['google'],
    });

    // Another subject with her address is not her.
    const twin = await exchange(kit, await provider.sign(claimsOf('twin', kit.clock.now(), changed)));
    expectError(twin, 'auth/different-credential');

    // Leaving ends it, and a token from before makes no new account.
    const old = await provider.sign(claimsOf('carol', kit.clock.now()));
    const carol = kit.client();
    await exchange(kit, old, carol);
    expect((await carol.request('DELETE', '/api/me')).status).toBe(200);
    kit.clock.advance(11 * 60_000);
    expectError(await exchange(kit, old), 'auth/bad-token');

    // Half a day, however much it is used.
    kit.clock.advance(11 * 3_600_000);
    expect((await again.request('GET', '/api/me')).status).toBe(200);
    kit.clock.advance(2 * 3_600_000);
    expectError(await again.request('GET', '/api/me'), 'profile/no-user');
    await kit.close();
  });

  test('gets the account from before the move only when both sides have verified the address', async () => {
    const db = await open();
    const before = await makeTestApp({ db, passwords: quickPasswords });
    await signUp(before, 'grace@example.org', { name: 'Grace' });
    await signUp(before, 'alan@example.org');
    await db.query.updateTable('auth_user').set({ email_verified: 1 }).where('name', '=', 'Grace').execute();
    const kit = await makeHosted({ db });
    const now = kit.clock.now();
    const grace = kit.client();
    expectError(
      await exchange(kit, await provider.sign(claimsOf('grace', now)), grace),
      'auth/different-credential',
    );
    await exchange(kit, await provider.sign(claimsOf('grace', now, { email_verified: true })), grace);
    expect((await grace.request('GET', '/api/me')).body).toMatchObject({ displayName: 'Grace' });
    expectError(
      await exchange(kit, await provider.sign(claimsOf('alan', now, { email_verified: true }))),
      'auth/different-credential',
    );

    await db.query.updateTable('auth_user').set({ disabled_at: now }).where('name', '=', 'Grace').execute();
    expectError(await exchange(kit, await provider.sign(claimsOf('grace', now))), 'auth/disabled');
    await kit.close();
    await before.close();
  });
});

describeEachEngine('a device that is signed out from another', (open) => {
  test('needs a new log-in at the provider; the one at hand goes on', async () => {
    const kit = await makeHosted({ db: await open() });
    const [here, lost] = [kit.client(), kit.client()];
    const old = await provider.sign(claimsOf('ada', kit.clock.now()));
    for (const device of [here, lost]) await exchange(kit, old, device);
    kit.clock.advance(60_000);
    expect((await here.request('POST', '/api/me/sessions/revoke-others')).body).toEqual({ revoked: 1 });
    expectError(await exchange(kit, old, lost), 'auth/bad-token');
    expectError(await lost.request('GET', '/api/me'), 'profile/no-user');
    expect((await here.request('GET', '/api/me')).status).toBe(200);
    kit.clock.advance(1000);
    const fresh = await provider.sign(claimsOf('ada', kit.clock.now()));
    expect((await exchange(kit, fresh, lost)).status).toBe(200);
    // One of them alone, by its row.
    const sessions = (await here.request('GET', '/api/me/sessions')).body as {
      id: string;
      current: boolean;
    }[];
    const other = sessions.find(({ current }) => !current)?.id;
    kit.clock.advance(1000);
    expect((await here.request('DELETE', `/api/me/sessions/${other}`)).status).toBe(200);
    expectError(await exchange(kit, fresh, lost), 'auth/bad-token');
    await kit.close();
  });
});

describe('a token that the provider did not sign for this project and this hour is refused', () => {
  let kit: TestApp;
  beforeAll(async () => {
    kit = await makeHosted();
  });
  afterAll(() => kit.close());

  const other = 'other-project';
  const otherIssuer = `https://securetoken.google.com/${other}`;
  let people = 0;
  /** Whole, and of someone new: no test sees the account that another let in. */
  const whole = () => {
    people += 1;
    return claimsOf(`mallory${people}`, kit.clock.now());
  };
  /** Signed as it should be, whole but for what these change; times in seconds. */
  const signed = (change: (seconds: number) => object) => () => {
    const good = whole();
    return provider.sign({ ...good, ...change(good.iat ?? 0) });
  };
  const refused: readonly [why: string, make: () => string | Promise<string>][] = [
    ['forged', () => provider.forge(whole())],
    ['unsigned', () => provider.unsigned(whole())],
    ['changed on the way', async () => `${(await provider.sign(whole())).slice(0, -8)}AAAAAAAA`],
    // Logged in just now: the limit for new accounts is not what refuses it.
    ['expired', signed((seconds) => ({ iat: seconds - 7200, exp: seconds - 61 }))],
    ['without an end', signed(() => ({ exp: undefined }))],
    ['for another audience', signed(() => ({ aud: other }))],
    ['of another issuer', signed(() => ({ iss: 'https://accounts.google.com' }))],
    ['of another project by its issuer alone', signed(() => ({ iss: otherIssuer }))],
    ['of another project', signed(() => ({ iss: otherIssuer, aud: other }))],
    ['from the future', signed((seconds) => ({ iat: seconds + 120 }))],
    ['signed in in the future', signed((seconds) => ({ auth_time: seconds + 120 }))],
    ['without a subject', signed(() => ({ sub: '' }))],
    ['with a path for a subject', signed(() => ({ sub: 'a/../b' }))],
    ['without an email', signed(() => ({ email: undefined }))],
    ['endless', signed(() => ({ padding: 'x'.repeat(20_000) }))],
    ['not a token', () => 'hello'],
    ['nothing', () => ''],
  ];
  test.each(refused)('%s', async (_, make) => {
    const count = async () => (await kit.deps.db.query.selectFrom('auth_user').select('id').execute()).length;
    const before = await count();
    const answer = await exchange(kit, await make());
    expect([answer.code, answer.headers.getSetCookie()]).toEqual(['auth/bad-token', []]);
    expect(await count()).toBe(before);
  });

  test.each([
    ['ended', signed((seconds) => ({ exp: seconds - 30 }))],
    ['given', signed((seconds) => ({ iat: seconds + 30 }))],
  ])('but clocks differ by a little: one %s half a minute off is taken', async (_, make) => {
    expect((await exchange(kit, await make())).status).toBe(200);
  });
});

test('keys are fetched once, again for a new one, and their absence is no verdict on the token', async () => {
  const kit = await makeHosted();
  const sign = () => provider.sign(claimsOf('ada', kit.clock.now()));
  provider.hits.length = 0;
  for (let turn = 0; turn < 3; turn += 1) expect((await exchange(kit, await sign())).status).toBe(200);
  expect(provider.hits).toHaveLength(1);
  const fresh = await makeHosted();
  provider.setDown(true);
  expectError(await exchange(fresh, await sign()), 'auth/provider-unavailable');
  provider.setDown(false);
  expect((await exchange(fresh, await sign())).status).toBe(200);
  // A key that is new to a running server: fetched again, but not for every token that names one.
  await provider.rotate('second');
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (const passedMs of [0, 31_000]) {
      vi.setSystemTime(Date.now() + passedMs);
      expect((await exchange(kit, await sign())).status).toBe(passedMs === 0 ? 401 : 200);
    }
  } finally {
    vi.useRealTimers();
  }
  await provider.rotate('first');
  await Promise.all([kit.close(), fresh.close()]);
});

test('an emulator’s unsigned tokens are taken where one is configured, and no signed ones', async () => {
  const kit = await makeHosted({ env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' } });
  const claims = claimsOf('ada', kit.clock.now());
  expect((await exchange(kit, provider.unsigned(claims))).status).toBe(200);
  expectError(await exchange(kit, provider.unsigned({ ...claims, aud: 'other' })), 'auth/bad-token');
  expectError(await exchange(kit, await provider.sign(claims)), 'auth/bad-token');
  await kit.close();
});

test('nothing here takes a password, and the embedded mode takes no token', async () => {
  const kit = await makeHosted({ env: { MEASUREMENT_ID: 'G-TEST1' } });
  const ada = kit.client();
  await exchange(kit, await provider.sign(claimsOf('ada', kit.clock.now())), ada);
  const body = {
    email: 'a@example.org',
    password: 'keel-and-rudder-42',
    token: 'x',
    newPassword: 'keel-and-rudder-43',
  };
  for (const path of ['sign-up/email', 'sign-in/email', 'request-password-reset', 'reset-password'])
    expectError(await ada.request('POST', `/api/auth/${path}`, body), 'request/not-found');
  expectError(await ada.request('GET', '/api/auth/oauth-popup/start?provider=google'), 'request/not-found');
  expectError(
    await ada.request('POST', '/api/me/password', {
      currentPassword: 'x',
      newPassword: 'keel-and-rudder-43',
    }),
    'request/not-found',
  );
  expect((await ada.request('GET', '/api/config')).body).toMatchObject({
    google: true,
    hosted: {
      apiKey: hostedEnv.FIREBASE_API_KEY,
      authDomain: hostedEnv.FIREBASE_AUTH_DOMAIN,
      projectId: hostedEnv.FIREBASE_PROJECT_ID,
      storageBucket: hostedEnv.FIREBASE_STORAGE_BUCKET,
      messagingSenderId: hostedEnv.FIREBASE_MESSAGING_SENDER_ID,
      appId: hostedEnv.FIREBASE_APP_ID,
      measurementId: 'G-TEST1',
      authEmulator: null,
    },
  });
  const embedded = await makeTestApp();
  expectError(
    await exchange(embedded, await provider.sign(claimsOf('ada', kit.clock.now()))),
    'request/not-found',
  );
  expect((await embedded.request('GET', '/api/config')).body).toMatchObject({ hosted: null });
  await Promise.all([kit.close(), embedded.close()]);
});
