import { AppError, type ErrorCode, type Person, toWire } from '@slipway/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AuthActions, createAuthActions } from './actions.ts';
import { createEmbeddedIdentity } from './identity-embedded.ts';

const ada: Person = { uid: 'u1', email: 'ada@example.com', displayName: 'Ada', photoURL: null };
const session = { user: { id: 'u1', email: 'ada@example.com', name: 'Ada', image: null } };

/** Real actions over the real embedded identity and the real client: only the wire is played. */
function makeScene(answers: Readonly<Record<string, unknown>>, popup: Window | null = null) {
  const toasts: string[] = [];
  const accepted: (Person | null)[] = [];
  const sent: { path: string; body: unknown }[] = [];
  const returns: (() => void)[] = [];
  let reloads = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[`${init.method} ${path}`] ?? null;
    if (!(answer instanceof AppError)) return Response.json(answer);
    if (answer.code === 'network/offline') throw new TypeError('Failed to fetch');
    return Response.json(toWire(answer), { status: answer.status });
  });
  const identity = createEmbeddedIdentity({
    open: () => popup,
    location: { origin: 'https://slipway.example' },
  } as unknown as Window);
  const actions = createAuthActions({
    identity,
    store: {
      accept: (person) => accepted.push(person),
      reload: async () => {
        reloads += 1;
      },
      getState: () => ({ status: 'signed-in', person: ada, remembered: null }),
    },
    toast: {
      success: (text) => toasts.push(`success: ${text}`),
      error: (text) => toasts.push(`error: ${text}`),
    },
    onReturn: (work) => returns.push(work),
    quietly: ({ end, settle }) => end().then(settle),
  });
  return { actions, toasts, accepted, sent, returns, reloads: () => reloads };
}

const signIn = (a: AuthActions) => a.signIn({ email: 'ada@example.com', password: 'a long one' });
const signUp = (a: AuthActions) => a.signUp({ email: 'ada@example.com', password: 'a long one' });
const reset = (a: AuthActions) => a.requestPasswordReset('ada@example.com');
const inPath = 'POST /api/auth/sign-in/email';
const upPath = 'POST /api/auth/sign-up/email';
const resetPath = 'POST /api/auth/request-password-reset';

interface Row {
  readonly name: string;
  readonly act: (actions: AuthActions) => Promise<unknown>;
  readonly at: string;
  readonly error: AppError;
  readonly code: ErrorCode;
  readonly text: string;
}
const badEmail = 'Please enter a valid email address.';
const loginFailed = 'An error occurred during login.';
const row = (
  name: string,
  act: Row['act'],
  at: string,
  code: ErrorCode,
  text: string,
  error: AppError = new AppError(code),
): Row => ({ name, act, at, error, code, text });

const catalogue: readonly Row[] = [
  row(
    'signup, email in use',
    signUp,
    upPath,
    'auth/email-in-use',
    'This email is already in use. Please use a different email or log in.',
  ),
  row('signup, invalid email', signUp, upPath, 'auth/invalid-email', badEmail),
  row(
    'signup, weak password',
    signUp,
    upPath,
    'auth/weak-password',
    'Password should be at least 6 characters long.',
  ),
  row(
    'signup, other',
    signUp,
    upPath,
    'auth/signup-failed',
    'An error occurred during signup.',
    new AppError('server/failed'),
  ),
  row(
    'signup, provider message',
    signUp,
    upPath,
    'request/invalid',
    'Names are short here.',
    new AppError('request/invalid', { problem: 'Names are short here.' }),
  ),
  row(
    'login, no user',
    signIn,
    inPath,
    'auth/user-not-found',
    'No user found with this email. Please sign up first.',
  ),
  row(
    'login, wrong password',
    signIn,
    inPath,
    'auth/wrong-password',
    'Incorrect password. Please try again.',
  ),
  row('login, invalid email', signIn, inPath, 'auth/invalid-email', badEmail),
  row(
    'login, too many requests',
    signIn,
    inPath,
    'auth/too-many-requests',
    'Too many failed attempts. Please try again later or reset your password.',
  ),
  row(
    'login, disabled',
    signIn,
    inPath,
    'auth/disabled',
    'This account has been disabled. Please contact support.',
  ),
  row('login, other', signIn, inPath, 'auth/login-failed', loginFailed, new AppError('server/failed')),
  row('login, offline', signIn, inPath, 'auth/login-failed', loginFailed, new AppError('network/offline')),
  row(
    'reset, user not found',
    reset,
    resetPath,
    'reset/user-not-found',
    'No user found with this email address',
  ),
  row('reset, invalid email', reset, resetPath, 'auth/invalid-email', badEmail),
  row(
    'reset, too many',
    reset,
    resetPath,
    'reset/too-many-requests',
    'Too many attempts. Please try again later.',
  ),
  row(
    'reset, other',
    reset,
    resetPath,
    'reset/failed',
    'The reset email could not be sent. Please try again.',
    new AppError('server/failed'),
  ),
  row(
    'sign-out failure',
    (a) => a.signOut(),
    'POST /api/auth/sign-out',
    'auth/sign-out-failed',
    'Failed to sign out. Please try again.',
    new AppError('network/offline'),
  ),
  row(
    'profile update, no user',
    (a) => a.updateProfile({ displayName: 'A' }),
    'PATCH /api/me',
    'profile/no-user',
    'No user is signed in',
  ),
  row(
    'reset link used',
    (a) => a.resetPassword({ token: 't', password: 'a long one' }),
    'POST /api/auth/reset-password',
    'reset/bad-token',
    'This reset link has expired or was already used. Please request a new one.',
  ),
];

afterEach(() => vi.unstubAllGlobals());

describe('error catalogue', () => {
  it.each(catalogue)('$name: toasts and rethrows', async ({ act, at, error, code, text }) => {
    const { actions, toasts, accepted } = makeScene({ [at]: error });
    await expect(act(actions)).rejects.toMatchObject({ name: 'AppError', code });
    expect(toasts).toEqual([`error: ${text}`]);
    expect(accepted).toEqual([]);
  });

  it('asks who is signed in when the server says nobody is', async () => {
    const { actions, reloads } = makeScene({ 'PATCH /api/me': new AppError('profile/no-user') });
    await expect(actions.updateProfile({ displayName: 'A' })).rejects.toThrow('No user is signed in');
    expect(reloads()).toBe(1);
  });

  it('google, popup blocked: toasts and rethrows', async () => {
    const { actions, toasts } = makeScene({});
    await expect(actions.signInWithGoogle()).rejects.toMatchObject({ code: 'auth/popup-blocked' });
    expect(toasts).toEqual(['error: Popup was blocked. Please allow popups for this site.']);
  });

  it('tells what is wrong before it asks the server', async () => {
    const { actions, toasts, sent } = makeScene({});
    await expect(actions.signUp({ email: 'ada', password: 'a long one' })).rejects.toThrow();
    await expect(actions.signUp({ email: 'ada@example.com', password: '12345' })).rejects.toThrow();
    await expect(actions.requestPasswordReset('ada')).rejects.toThrow();
    expect(toasts).toEqual([
      `error: ${badEmail}`,
      'error: Password should be at least 6 characters long.',
      `error: ${badEmail}`,
    ]);
    expect(sent).toEqual([]);
  });
});

describe('success', () => {
  const ok = { 'GET /api/auth/get-session': session };

  it.each([
    ['Account created successfully!', signUp],
    ['Welcome back!', signIn],
  ])('%s', async (text, act) => {
    const { actions, toasts, accepted } = makeScene(ok);
    await act(actions);
    expect(toasts).toEqual([`success: ${text}`]);
    expect(accepted).toEqual([ada]);
  });

  it('You have been signed out', async () => {
    const { actions, toasts, accepted } = makeScene({});
    await actions.signOut();
    expect(toasts).toEqual(['success: You have been signed out']);
    expect(accepted).toEqual([null]);
  });

  it('Password reset email sent', async () => {
    const { actions, toasts, sent } = makeScene({});
    await actions.requestPasswordReset(' Ada@Example.com ');
    expect(toasts).toEqual(['success: Password reset email sent. Please check your inbox.']);
    expect(sent[0]?.body).toEqual({ email: 'ada@example.com' });
  });

  it('Profile updated successfully, after the user was reloaded', async () => {
    const me = { ...ada, displayName: 'Countess', signIns: ['password'], createdAt: 1 };
    const { actions, toasts, accepted, reloads } = makeScene({ 'PATCH /api/me': me });
    await actions.updateProfile({ displayName: 'Countess' });
    expect(toasts).toEqual(['success: Profile updated successfully']);
    expect(accepted).toEqual([{ ...ada, displayName: 'Countess' }]);
    expect(reloads()).toBe(1);
  });

  it('asks for a log-in when the server tells nobody whether the email was new', async () => {
    const { actions, toasts, accepted } = makeScene({ 'GET /api/auth/get-session': null });
    expect(await signUp(actions)).toBe(false);
    expect(toasts).toEqual(['success: Thank you. Please log in now with your email and password.']);
    expect(accepted).toEqual([]);
  });

  it('a browser that refuses the session cookie is told that the login failed', async () => {
    const { actions, toasts } = makeScene({ 'GET /api/auth/get-session': null });
    await expect(signIn(actions)).rejects.toMatchObject({ code: 'auth/login-failed' });
    expect(toasts).toEqual([`error: ${loginFailed}`]);
  });
});
