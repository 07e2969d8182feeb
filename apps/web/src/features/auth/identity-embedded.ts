import { AppError, type ErrorCode, type Person } from '@slipway/core';
import { call } from '../../lib/http.ts';
import { findCurrentPerson } from './current-person.ts';
import type { Identity } from './identity.ts';
import { toPerson } from './mirror.ts';
import { signInByPopup } from './popup.ts';

const loginCodes: readonly ErrorCode[] = [
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/too-many-requests',
  'auth/disabled',
  'auth/different-credential',
  'auth/popup-closed',
  'auth/popup-blocked',
];
const resetCodes: readonly ErrorCode[] = [
  'reset/user-not-found',
  'reset/too-many-requests',
  'auth/invalid-email',
  'network/offline',
];
/** Answers without a sentence worth showing: sign-up then says its own (section 8, "Signup, other"). */
const speechlessCodes: readonly ErrorCode[] = ['server/failed', 'request/not-found', 'request/method'];

/** Sign-in as this server does it itself, over its HTTP contract. */
export function createEmbeddedIdentity(window: Window): Identity {
  /** A session that does not come back means that the browser refused the cookie. */
  async function getCurrent(): Promise<Person> {
    const person = await findCurrentPerson();
    if (person === null) throw new AppError('profile/no-user');
    return person;
  }

  return {
    current: findCurrentPerson,
    async signUp({ email, password, displayName }) {
      try {
        await call('POST /api/auth/sign-up/email', { body: { email, password, name: displayName ?? '' } });
        return await findCurrentPerson();
      } catch (error) {
        throw isAppError(error) && !speechlessCodes.includes(error.code)
          ? error
          : new AppError('auth/signup-failed', {}, { cause: error });
      }
    },
    async signIn(input) {
      try {
        await call('POST /api/auth/sign-in/email', { body: input });
        return await getCurrent();
      } catch (error) {
        throw only(loginCodes, error, 'auth/login-failed');
      }
    },
    async signInWithGoogle() {
      try {
        await signInByPopup('google', {
          window,
          isSignedIn: async () => (await findCurrentPerson()) !== null,
        });
        return await getCurrent();
      } catch (error) {
        throw only(loginCodes, error, 'auth/login-failed');
      }
    },
    async requestPasswordReset(email) {
      try {
        await call('POST /api/auth/request-password-reset', { body: { email } });
      } catch (error) {
        throw only(resetCodes, error, 'reset/failed');
      }
    },
    async resetPassword({ token, password }) {
      await call('POST /api/auth/reset-password', { body: { token, newPassword: password } });
    },
    async signOut() {
      try {
        await call('POST /api/auth/sign-out', { body: {} });
      } catch (error) {
        throw new AppError('auth/sign-out-failed', {}, { cause: error });
      }
    },
    async updateProfile(change) {
      return toPerson(await call('PATCH /api/me', { body: change }));
    },
  };
}

function only(codes: readonly ErrorCode[], error: unknown, other: ErrorCode): AppError {
  return isAppError(error) && codes.includes(error.code) ? error : new AppError(other, {}, { cause: error });
}

function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}
