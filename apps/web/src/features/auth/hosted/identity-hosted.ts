import { AppError, isEmail, type Person } from '@slipway/core';
import {
  type Auth,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { call } from '../../../lib/http.ts';
import { findCurrentPerson } from '../current-person.ts';
import type { Identity } from '../identity.ts';
import { toPerson } from '../mirror.ts';
import { isOver, toFault } from './faults.ts';

export interface HostedIdentity extends Identity {
  /** The provider ended the sign-in on its own: locked out, deleted, or the password was changed. */
  onEnded(listener: () => void): () => void;
  /** Only at the provider, after the account here was deleted. */
  forget(): Promise<void>;
}

/** Sign-in at the provider. Our server gets the proof and gives a session of its own. */
export function createHostedIdentity(auth: Auth, openGoogle = withGooglePopup): HostedIdentity {
  /** True while we ourselves sign out. */
  let isLeaving = false;

  /** Our server looks at the token; what it does not take is not kept at the provider either. */
  async function enter(user: User, renewed = false): Promise<Person> {
    try {
      await call('POST /api/auth/hosted-session', { body: { idToken: await user.getIdToken(renewed) } });
    } catch (error) {
      if (error instanceof AppError && error.status < 500) await leave();
      throw error;
    }
    const person = await findCurrentPerson();
    // The browser refused the cookie.
    if (person === null) throw new AppError('profile/no-user');
    return person;
  }

  async function leave(): Promise<void> {
    isLeaving = true;
    await signOut(auth).finally(() => {
      isLeaving = false;
    });
  }

  return {
    async current() {
      const person = await findCurrentPerson();
      if (person !== null) return person;
      await auth.authStateReady();
      const { currentUser } = auth;
      if (currentUser === null) return null;
      try {
        // The session here is short: who is still signed in at the provider gets another one.
        return await enter(currentUser, true);
      } catch (error) {
        if (!isOver(error)) throw toFault('signIn', error);
        await leave();
        return null;
      }
    },
    async signUp({ email, password, displayName }) {
      try {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        // The account is there whether or not its name could be stored.
        if (displayName) await updateProfile(user, { displayName }).catch(() => undefined);
        return await enter(user, true);
      } catch (error) {
        throw toFault('signUp', error);
      }
    },
    async signIn({ email, password }) {
      try {
        return await enter((await signInWithEmailAndPassword(auth, email, password)).user);
      } catch (error) {
        throw toFault('signIn', error);
      }
    },
    async signInWithGoogle() {
      try {
        return await enter(await openGoogle(auth));
      } catch (error) {
        throw toFault('google', error);
      }
    },
    async requestPasswordReset(email) {
      // A project that hides who has an account takes anything for an email.
      if (!isEmail(email)) throw new AppError('auth/invalid-email');
      try {
        await sendPasswordResetEmail(auth, email);
      } catch (error) {
        throw toFault('reset', error);
      }
    },
    async resetPassword({ token, password }) {
      try {
        await confirmPasswordReset(auth, token, password);
      } catch (error) {
        throw toFault('newPassword', error);
      }
    },
    async signOut() {
      try {
        await call('POST /api/auth/sign-out', { body: {} });
        await leave();
      } catch (error) {
        throw new AppError('auth/sign-out-failed', {}, { cause: error });
      }
    },
    async updateProfile(change) {
      const me = toPerson(await call('PATCH /api/me', { body: change }));
      await auth.authStateReady();
      await tellProvider(auth.currentUser, me);
      return me;
    },
    onEnded(listener) {
      let wasThere = false;
      return onAuthStateChanged(auth, (user) => {
        if (user === null && wasThere && !isLeaving) listener();
        wasThere = user !== null;
      });
    },
    forget: leave,
  };
}

/** Specification, section 7: profile and email scopes. No await in front: the window must open inside the click. */
async function withGooglePopup(auth: Auth): Promise<User> {
  const google = new GoogleAuthProvider();
  for (const scope of ['profile', 'email']) google.addScope(scope);
  return (await signInWithPopup(auth, google)).user;
}

/** Section 7: update, then reload. Our row is what screens show, so a provider that is away fails nothing. */
async function tellProvider(user: User | null, { displayName, photoURL }: Person): Promise<void> {
  if (user === null) return;
  // A photo kept inside our row is too long for the provider, and null is refused with all that comes along.
  const photo = photoURL === null || photoURL.startsWith('https:') ? { photoURL: photoURL ?? '' } : {};
  try {
    await updateProfile(user, { displayName: displayName ?? '', ...photo });
    await user.reload();
  } catch {
    // Said nowhere: the next change brings it along.
  }
}
