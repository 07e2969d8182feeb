import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../test/engines.ts';
import { makeTestApp, type TestApp } from '../../../test/kit.ts';
import { type OidcProvider, oidcPeople, startOidcProvider } from '../../../test/oidc-provider.ts';
import { expectError, quickPasswords, signIn, signUp } from '../../../test/people.ts';
import { finishAtProvider, openPopup, readPopupMessage } from '../../../test/popup.ts';

const [grace, alan, , joan] = oidcPeople;
if (!grace || !alan || !joan) throw new Error('the loopback provider knows nobody');

let provider: OidcProvider;
beforeAll(async () => {
  provider = await startOidcProvider();
});
afterAll(() => provider.stop());

async function signInAs(test: TestApp, sub: string, client = test.client()) {
  const authorise = await openPopup(client);
  const callback = await finishAtProvider(authorise, sub);
  const page = await client.request('GET', callback);
  return { client, page, message: readPopupMessage(page.text) };
}

describeOnSqlite('sign-in by an OpenID provider', (open) => {
  const makeApp = async (env: Readonly<Record<string, string>> = {}) =>
    makeTestApp({ passwords: quickPasswords, db: await open(), env: { ...provider.env, ...env } });

  it('signs a new person in, with name and photo from the profile', async () => {
    const test = await makeApp();
    const { client, page, message } = await signInAs(test, grace.sub);
    expect(message).toEqual({
      type: 'better-auth:oauth-popup',
      targetOrigin: 'http://localhost:3000',
      nonce: 'a-nonce',
      token: 'in-cookie',
      redirectTo: '/dashboard',
    });
    // The page may run its own script and nothing else.
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
    // The site's policy would cut it off from the page that waits for the message (seen in Chromium).
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const me = await client.request('GET', '/api/me');
    expect(me.body).toMatchObject({
      email: grace.email,
      displayName: 'Grace Hopper',
      photoURL: grace.picture,
      signIns: ['google'],
    });
  });

  it('counts an address as proved only when the provider says so', async () => {
    const test = await makeApp();
    for (const { email } of [grace, joan])
      await test.client().request('POST', '/api/contact', { name: 'A', email, message: 'Sent before.' });
    const proved = await signInAs(test, grace.sub);
    expect((await proved.client.request('GET', '/api/me')).body).toMatchObject({ emailVerified: true });
    expect((await proved.client.request('GET', '/api/me/export')).text).toContain('Sent before.');
    const claimed = await signInAs(test, joan.sub);
    expect((await claimed.client.request('GET', '/api/me')).body).toMatchObject({
      email: joan.email,
      displayName: 'Joan Clarke',
      emailVerified: false,
    });
    expect((await claimed.client.request('GET', '/api/me/export')).text).not.toContain('Sent before.');
    const token = claimed.client.cookies.get('slipway.session_token')?.split('.')[0] ?? '';
    expect(token).not.toBe('');
    expect(claimed.page.text).not.toContain(token);
  });

  it('asks for profile and email with PKCE, whatever the query says', async () => {
    const test = await makeApp();
    const authorise = new URL(
      await openPopup(test.client(), { scopes: 'drive,contacts', additionalData: '{}' }),
    );
    expect(authorise.searchParams.get('scope')).toBe('openid profile email');
    expect(authorise.searchParams.get('code_challenge_method')).toBe('S256');
    expect(authorise.searchParams.get('redirect_uri')).toBe('http://localhost:3000/api/auth/callback/google');
  });

  it('knows a person again by the subject, keeps the profile they edited, and no token of the provider', async () => {
    const test = await makeApp();
    const { client } = await signInAs(test, grace.sub);
    await client.request('PATCH', '/api/me', { displayName: 'Amazing Grace' });
    const again = await signInAs(test, grace.sub);
    expect((await again.client.request('GET', '/api/me')).body).toMatchObject({
      displayName: 'Amazing Grace',
    });
    const { query } = test.deps.db;
    expect(await query.selectFrom('auth_user').selectAll().execute()).toHaveLength(1);
    const accounts = await query.selectFrom('auth_account').selectAll().execute();
    expect(accounts).toMatchObject([
      { account_id: grace.sub, access_token: null, refresh_token: null, id_token: null },
    ]);
  });

  it('does not join an account that has the same email and a password', async () => {
    const test = await makeApp();
    await signUp(test, grace.email);
    const { client, message } = await signInAs(test, grace.sub);
    expect(message).toMatchObject({ nonce: 'a-nonce', error: { code: 'account_not_linked' } });
    expect(message).not.toHaveProperty('token');
    expectError(await client.request('GET', '/api/me'), 'profile/no-user');
    expect(await test.deps.db.query.selectFrom('auth_account').selectAll().execute()).toHaveLength(1);
  });

  it('tells a person without a password how they signed up', async () => {
    const test = await makeApp();
    await signInAs(test, grace.sub);
    expectError(await signIn(test.client(), grace.email), 'auth/different-credential');
  });

  it('reports a cancelled sign-in and a locked account', async () => {
    const test = await makeApp();
    expect((await signInAs(test, '')).message).toMatchObject({ error: { code: 'access_denied' } });
    await signInAs(test, alan.sub);
    await test.deps.db.query.updateTable('auth_user').set({ disabled_at: 1 }).execute();
    const { message, client } = await signInAs(test, alan.sub);
    expect(message).toMatchObject({ error: { code: 'account_disabled' } });
    expect(client.cookies.has('slipway.session_token')).toBe(false);
  });

  it('lets no other browser finish what one began', async () => {
    const test = await makeApp();
    const callback = await finishAtProvider(await openPopup(test.client()), grace.sub);
    const stranger = test.client();
    const answer = await stranger.request('GET', callback);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain('/login?error=state_mismatch');
    expect(stranger.cookies.has('slipway.session_token')).toBe(false);
  });

  it('refuses strange callbacks and origins without a stack or a five-hundred', async () => {
    const test = await makeApp();
    for (const path of [
      '/api/auth/callback/google',
      '/api/auth/callback/google?code=x',
      '/api/auth/callback/google?code=x&state=%00',
      '/api/auth/callback/google?error=%3Cscript%3E&state=x',
      '/api/auth/callback/other?code=x&state=y',
      '/api/auth/callback/%00?code=x&state=y',
    ]) {
      const answer = await test.client().request('GET', path);
      expect(answer.status, path).toBe(302);
      expect(answer.headers.get('location'), path).toMatch(/^http:\/\/localhost:3000\/login\?error=\w+/);
    }
    const start = (query: string) => test.client().request('GET', `/api/auth/oauth-popup/start?${query}`);
    expectError(await start('provider=google&popupOrigin=https://evil.example'), 'request/cross-site');
    expect((await start('provider=google')).code).toBe('request/invalid');
    const away = await start(
      'provider=google&popupOrigin=http://localhost:3000&callbackURL=https://evil.example',
    );
    expect(readPopupMessage(away.text)).toMatchObject({ error: { code: 'invalid_callback_url' } });
  });

  it('begins without the provider and finds it when it is back', async () => {
    const late = await startOidcProvider();
    const port = Number(new URL(late.discoveryUrl).port);
    await late.stop();
    const test = await makeApp(late.env);
    const client = await signUp(test, 'ada@example.com');
    expect((await client.request('GET', '/api/me')).status).toBe(200);
    const query = new URLSearchParams({
      provider: 'google',
      popupOrigin: 'http://localhost:3000',
      popupNonce: 'n',
    });
    const page = await test.client().request('GET', `/api/auth/oauth-popup/start?${query}`);
    expect(readPopupMessage(page.text)).toMatchObject({ nonce: 'n', error: { code: 'provider_not_found' } });

    const back = await startOidcProvider({ port });
    try {
      const { message } = await signInAs(test, grace.sub);
      expect(message).toMatchObject({ token: 'in-cookie' });
    } finally {
      await back.stop();
    }
  });

  it('has no popup when no provider is configured', async () => {
    const test = await makeTestApp({ passwords: quickPasswords, db: await open() });
    expectError(
      await test.request('GET', '/api/auth/oauth-popup/start?provider=google'),
      'request/not-found',
    );
    expectError(await test.request('GET', '/api/auth/callback/google?code=x'), 'request/not-found');
  });
});
