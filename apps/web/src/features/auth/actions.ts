import { AppError, accountSuccess, type ErrorCode, normaliseEmail, success } from '@slipway/core';
import type { AuthStore } from './auth-store.ts';
import type { Credentials, Identity, ProfileChange, SignUpInput } from './identity.ts';
import { assertValid, checkEmail, checkNewPassword, checkOldPassword } from './validation.ts';

interface ActionDeps {
  readonly identity: Identity;
  readonly store: Pick<AuthStore, 'accept' | 'reload' | 'getState'>;
  readonly toast: { success(text: string): void; error(text: string): void };
  /** After a popup that looked cancelled, the person may still finish in it. */
  onReturn(work: () => void): void;
  /** Around the end of a session: nothing is asked for a person who has just left. */
  quietly(session: { end(): Promise<void>; settle(): void }): Promise<void>;
}

export type AuthActions = ReturnType<typeof createAuthActions>;

/** What a screen can do about sign-in. Each says how it went as a toast, and rethrows what went wrong (section 8). */
export function createAuthActions({ identity, store, toast, onReturn, quietly }: ActionDeps) {
  async function told<T>(other: ErrorCode, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const known = error instanceof AppError ? error : new AppError(other, {}, { cause: error });
      toast.error(known.message);
      // The session ended elsewhere: let the screens know.
      if (known.code === 'profile/no-user') void store.reload();
      throw known;
    }
  }

  return {
    /** False when the person still has to log in. */
    signUp: (input: SignUpInput) =>
      told('auth/signup-failed', async () => {
        assertValid(checkEmail(input.email), checkNewPassword(input.password));
        const person = await identity.signUp({ ...input, email: normaliseEmail(input.email) });
        if (person) store.accept(person);
        toast.success(person ? success.signedUp : accountSuccess.signUpTaken);
        return person !== null;
      }),

    signIn: (input: Credentials) =>
      told('auth/login-failed', async () => {
        assertValid(checkEmail(input.email), checkOldPassword(input.password));
        store.accept(await identity.signIn({ ...input, email: normaliseEmail(input.email) }));
        toast.success(success.signedIn);
      }),

    /** No await before the identity's own: the window must open inside the click. */
    signInWithGoogle: () =>
      told('auth/login-failed', async () => {
        try {
          store.accept(await identity.signInWithGoogle());
          toast.success(success.signedInWithGoogle);
        } catch (error) {
          if (error instanceof AppError && error.code === 'auth/popup-closed')
            onReturn(() => void store.reload());
          throw error;
        }
      }),

    requestPasswordReset: (email: string) =>
      told('reset/failed', async () => {
        assertValid(checkEmail(email));
        await identity.requestPasswordReset(normaliseEmail(email));
        toast.success(success.resetSent);
      }),

    /** The server ends every session with the old password; this browser's goes with them. */
    resetPassword: (input: { readonly token: string; readonly password: string }) =>
      told('server/failed', async () => {
        assertValid(checkNewPassword(input.password));
        await identity.resetPassword(input);
        toast.success(accountSuccess.passwordReset);
        await store.reload();
      }),

    signOut: () =>
      told('auth/sign-out-failed', async () => {
        await quietly({ end: () => identity.signOut(), settle: () => store.accept(null) });
        toast.success(success.signedOut);
      }),

    /** Keeps the photo when none is given, then reloads the user (section 7). */
    updateProfile: (change: ProfileChange) =>
      told('server/failed', async () => {
        if (store.getState().status === 'signed-out') throw new AppError('profile/no-user');
        store.accept(await identity.updateProfile(change));
        await store.reload();
        toast.success(success.profileUpdated);
      }),
  };
}
