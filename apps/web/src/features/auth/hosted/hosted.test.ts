import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, errorMessage, toWire } from '@slipway/core';
import { deleteApp, getApp } from 'firebase/app';
import { type Auth, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostedIdentity, type HostedIdentity } from './identity-hosted.ts';
import { setUpBackend } from './set-up.ts';

const fields = {
  apiKey: 'k',
  authDomain: 'demo.firebaseapp.com',
  projectId: 'demo-slipway',
  storageBucket: 'b',
  messagingSenderId: '1',
  appId: '1:1:web:1',
  measurementId: null,
};
const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = `${segment({ alg: 'none' })}.${segment({ sub: 'u1', exp: 4e9, iat: 1 })}.`;
const tokens = { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'u1', kind: 'k' };
const user = { localId: 'u1', email: 'ada@example.com', displayName: 'Ada' };

/** What the provider's service answers, by the last part of the address. A text is one of its error messages. */
let answers: Record<string, object | string | null>;
/** What our own server says to the token. */
let own: AppError | null;
/** Whether our server has a session of the person. */
let hasSession: boolean;
/** Whether it is too broken to end one. */
let cannotSignOut: boolean;
let asked: { path: string; body: Record<string, unknown> }[];
let provider: Server;
let auth: Auth;
let backend: ReturnType<typeof setUpBackend>;
/** What our server says that it is set up with; null: it is out of reach. */
let config: unknown = null;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const path = (request.url ?? '').replace(/^.*\/v1\/|\?.*$/g, '');
    const isJson = request.headers['content-type']?.includes('json');
    asked.push({ path, body: isJson && text !== '' ? JSON.parse(text) : {} });
    const answer = answers[path] ?? {};
    if (answers[path] === null) return void response.destroy();
    response.writeHead(typeof answer === 'string' ? 400 : 200, { 'content-type': 'application/json' });
    const refusal = { error: { code: 400, message: answer, errors: [{ message: answer }] } };
    response.end(JSON.stringify(typeof answer === 'string' ? refusal : answer));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  backend = setUpBackend({ ...fields, authEmulator: `http://127.0.0.1:${port}` });
  auth = backend.auth;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.startsWith('/')) return real(path, init);
    asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : {} });
    if (own !== null && path.endsWith('hosted-session'))
      return Response.json(toWire(own), { status: own.status });
    if (path === '/api/config' && config === null) throw new TypeError('fetch failed');
    if (path === '/api/config') return Response.json(config);
    if (path.endsWith('sign-out') && cannotSignOut) return new Response('', { status: 500 });
    if (path.endsWith('hosted-session')) hasSession = true;
    if (path.endsWith('get-session') && !hasSession) return Response.json(null);
    if (path.endsWith('get-session'))
      return Response.json({ user: { id: 'u1', email: user.email, name: 'Ada', image: null } });
    return Response.json({ uid: 'u1', email: user.email, displayName: 'Countess', photoURL: null });
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await deleteApp(getApp());
  provider.closeAllConnections();
  provider.close();
});

beforeEach(async () => {
  answers = {
    'accounts:signUp': tokens,
    'accounts:signInWithPassword': tokens,
    'accounts:lookup': { users: [user] },
    'accounts:update': tokens,
    token: { access_token: idToken, id_token: idToken, refresh_token: 'r', expires_in: '3600' },
  };
  own = null;
  hasSession = false;
  cannotSignOut = false;
  await auth.signOut();
  asked = [];
});

const credentials = { email: 'ada@example.com', password: 'a long one' };
const popup = (code: string) => async () => {
  throw Object.assign(new Error(`Firebase: Error (${code}).`), { name: 'FirebaseError', code });
};
const person = { uid: 'u1', email: 'ada@example.com', displayName: 'Ada', photoURL: null };

async function refusalOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`no refusal of ours: ${String(error)}`);
  return error;
}

describe('every row of section 8 about sign-in, over the provider’s real client', () => {
  const signUp = (identity: HostedIdentity) => identity.signUp(credentials);
  const signIn = (identity: HostedIdentity) => identity.signIn(credentials);
  const reset = (identity: HostedIdentity) => identity.requestPasswordReset('ada@example.com');
  const at = {
    signUp: 'accounts:signUp',
    signIn: 'accounts:signInWithPassword',
    reset: 'accounts:sendOobCode',
  };
  it.each([
    ['signUp', signUp, 'EMAIL_EXISTS', 'auth/email-in-use'],
    ['signUp', signUp, 'INVALID_EMAIL', 'auth/invalid-email'],
    ['signUp', signUp, 'WEAK_PASSWORD : Password should be at least 6 characters', 'auth/weak-password'],
    ['signUp', signUp, 'TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests'],
    ['signUp', signUp, null, 'network/offline'],
    ['signIn', signIn, 'EMAIL_NOT_FOUND', 'auth/user-not-found'],
    ['signIn', signIn, 'INVALID_PASSWORD', 'auth/wrong-password'],
    ['signIn', signIn, 'INVALID_LOGIN_CREDENTIALS', 'auth/invalid-credential'],
    ['signIn', signIn, 'INVALID_EMAIL', 'auth/invalid-email'],
    ['signIn', signIn, 'TOO_MANY_ATTEMPTS_TRY_LATER : later', 'auth/too-many-requests'],
    ['signIn', signIn, 'USER_DISABLED', 'auth/disabled'],
    ['signIn', signIn, 'OPERATION_NOT_ALLOWED', 'auth/login-failed'],
    ['signIn', signIn, null, 'auth/login-failed'],
    ['reset', reset, 'EMAIL_NOT_FOUND', 'reset/user-not-found'],
    ['reset', reset, 'INVALID_EMAIL', 'auth/invalid-email'],
    ['reset', reset, 'TOO_MANY_ATTEMPTS_TRY_LATER', 'reset/too-many-requests'],
    ['reset', reset, 'INTERNAL_ERROR', 'reset/failed'],
  ] as const)('%s: %o → %s', async (place, act, answer, code) => {
    answers[at[place]] = answer;
    const refusal = await refusalOf(act(createHostedIdentity(auth)));
    expect([refusal.code, refusal.message]).toEqual([code, errorMessage(code)]);
    expect(asked.map(({ path }) => path)).not.toContain('/api/auth/hosted-session');
  });

  const functionSays = (json: string) =>
    `BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: ${json}`;
  it.each([
    ['ADMIN_ONLY_OPERATION', 'This operation is restricted to administrators only.'],
    ['ADMIN_ONLY_OPERATION : Ask the crew.', 'Ask the crew.'],
    [functionSays('{"error":{"message":"Only crew members.","status":"DENIED"}}'), 'Only crew members.'],
    [functionSays('{"error'), errorMessage('auth/signup-failed')],
    ['NEW_KIND_OF_REFUSAL', errorMessage('auth/signup-failed')],
  ])('sign-up, other: %s → the provider’s own sentence', async (answer, sentence) => {
    answers['accounts:signUp'] = answer;
    const refusal = await refusalOf(createHostedIdentity(auth).signUp(credentials));
    expect([refusal.code, refusal.message]).toEqual(['auth/signup-failed', sentence]);
  });

  it('a password policy: what it asks for, at the field of the password', async () => {
    const asks =
      'Missing password requirements: [Password must have 12 characters, Password must have a digit]';
    const identity = createHostedIdentity(auth);
    answers['accounts:signUp'] = `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${asks}`;
    answers['accounts:resetPassword'] = answers['accounts:signUp'];
    for (const work of [identity.signUp(credentials), identity.resetPassword({ token: 't', password: 'p' })])
      expect(await refusalOf(work)).toMatchObject({
        code: 'auth/weak-password',
        message: 'Password must have 12 characters. Password must have a digit.',
      });
  });

  it.each([
    ['auth/account-exists-with-different-credential', 'auth/different-credential'],
    ['auth/popup-closed-by-user', 'auth/popup-closed'],
    ['auth/cancelled-popup-request', 'auth/popup-closed'],
    ['auth/user-cancelled', 'auth/popup-closed'],
    ['auth/popup-blocked', 'auth/popup-blocked'],
    ['auth/invalid-credential', 'auth/login-failed'],
    ['auth/internal-error', 'auth/login-failed'],
  ] as const)('Google: %s → %s', async (code, ours) => {
    const refusal = await refusalOf(createHostedIdentity(auth, popup(code)).signInWithGoogle());
    expect([refusal.code, refusal.message]).toEqual([ours, errorMessage(ours)]);
  });
});

describe('a sign-in at the provider', () => {
  it('is proved to our server, which says who it is', async () => {
    const identity = createHostedIdentity(auth);
    expect(await identity.signUp({ ...credentials, displayName: 'Ada' })).toEqual(person);
    expect(asked.find(({ path }) => path === 'accounts:update')?.body).toMatchObject({ displayName: 'Ada' });
    expect(asked.find(({ path }) => path === '/api/auth/hosted-session')?.body).toEqual({ idToken });
    await identity.updateProfile({ displayName: 'Countess' });
    expect(asked.at(-1)?.path).toBe('accounts:lookup');
    const told = asked.filter(({ path }) => path === 'accounts:update').at(-1)?.body;
    expect(told).toMatchObject({ displayName: 'Countess', photoUrl: '' });
    await identity.signOut();
    expect(asked.at(-1)?.path).toBe('/api/auth/sign-out');
    expect(auth.currentUser).toBeNull();
  });

  it('that cannot be ended at our server stays, and says so', async () => {
    const identity = createHostedIdentity(auth);
    await identity.signIn(credentials);
    cannotSignOut = true;
    expect((await refusalOf(identity.signOut())).code).toBe('auth/sign-out-failed');
    expect(auth.currentUser).not.toBeNull();
  });

  it('that our server refuses is ended there too', async () => {
    own = new AppError('auth/disabled');
    const refusal = await refusalOf(createHostedIdentity(auth).signIn(credentials));
    expect([refusal.code, auth.currentUser]).toEqual(['auth/disabled', null]);
    own = new AppError('auth/provider-unavailable');
    expect((await refusalOf(createHostedIdentity(auth).signIn(credentials))).code).toBe(
      'auth/provider-unavailable',
    );
    expect(auth.currentUser).not.toBeNull();
  });

  it('brings another session when ours has ended, unless one side refuses', async () => {
    const identity = createHostedIdentity(auth);
    await identity.signIn(credentials);
    hasSession = false;
    expect(await identity.current()).toEqual(person);
    for (const code of ['server/failed', 'server/unavailable', 'auth/provider-unavailable'] as const) {
      hasSession = false;
      own = new AppError(code);
      await refusalOf(identity.current());
      expect(auth.currentUser).not.toBeNull();
    }
    own = null;
    answers.token = null;
    await refusalOf(identity.current());
    expect(auth.currentUser).not.toBeNull();
    // Locked there, deleted there, or the password was changed.
    for (const refusal of ['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED']) {
      answers.token = { access_token: idToken, id_token: idToken, refresh_token: 'r', expires_in: '3600' };
      await identity.signIn(credentials);
      hasSession = false;
      answers.token = refusal;
      expect([refusal, await identity.current(), auth.currentUser]).toEqual([refusal, null, null]);
    }
  });

  it('that ends there is heard here, and one that we end ourselves is not', async () => {
    const identity = createHostedIdentity(auth);
    let ended = 0;
    const stop = identity.onEnded(() => {
      ended += 1;
    });
    await signInWithEmailAndPassword(auth, credentials.email, credentials.password);
    await identity.signOut();
    await vi.waitFor(() => expect(auth.currentUser).toBeNull());
    expect(ended).toBe(0);
    await signInWithEmailAndPassword(auth, credentials.email, credentials.password);
    await auth.signOut();
    await vi.waitFor(() => expect(ended).toBe(1));
    stop();
  });
});

describe('setting up when the app starts', () => {
  const whole = { ...fields, authEmulator: null };
  const broken = { config: { hosted: { ...whole, apiKey: '', appId: ' ' } }, list: 'apiKey, appId' };
  const startWith = async (given: unknown) => {
    config = given;
    const { startHosted } = await import('./start.ts');
    return startHosted(async () => {});
  };

  it('makes the app, the sign-in service and the document database together, of one project', () => {
    const { documents } = backend;
    expect([auth.app, documents.app.options.projectId]).toEqual([documents.app, fields.projectId]);
  });

  it('a missing field is logged as an initialization error and thrown', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sentence = `Missing required config fields: ${broken.list}`;
    await expect(startWith(broken.config)).rejects.toThrow(sentence);
    expect(logged.mock.calls).toEqual([[`Initialization error: ${sentence}`]]);
    logged.mockRestore();
  });

  it('so is any other failure, and a server that is out of reach is not', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // The app is there already, with another key.
    await expect(startWith({ hosted: { ...whole, apiKey: 'other' } })).rejects.toThrow(/duplicate-app/);
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^Initialization error: .*duplicate-app/)]]);
    await startWith(null);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
