import type { Person } from '@slipway/core';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignUpInput extends Credentials {
  readonly displayName?: string;
}

export interface ProfileChange {
  readonly displayName?: string;
  /** Left out or empty: the current photo is kept. `null`: it is removed. */
  readonly photoURL?: string | null;
}

/**
 * All the browser knows about sign-in (specification, section 7). Whoever stands behind it, every rejection is an
 * `AppError` whose code is a row of the catalogue; nothing above this line looks at a provider's own errors.
 */
export interface Identity {
  /** Who the server says is signed in. Rejects when it cannot be asked, which is not the same as nobody. */
  current(): Promise<Person | null>;
  /** `null`: taken, but the server tells nobody whether the email was new, so a log-in has to follow. */
  signUp(input: SignUpInput): Promise<Person | null>;
  signIn(input: Credentials): Promise<Person>;
  /** Opens a window before its first await: call it straight from the click or the browser blocks it. */
  signInWithGoogle(): Promise<Person>;
  requestPasswordReset(email: string): Promise<void>;
  resetPassword(input: { readonly token: string; readonly password: string }): Promise<void>;
  signOut(): Promise<void>;
  updateProfile(change: ProfileChange): Promise<Person>;
}
