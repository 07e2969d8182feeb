import type { HostedSignIn } from './hosted-sign-in.ts';

/** Set by us on every call from what the connection says; a client's own copy is overwritten. */
export const addressHeader = 'x-slipway-address';

/**
 * What sign-in needs from the library that keeps accounts and sessions. Every failure is an `AppError`, and an
 * answer is ready to be sent, cookies included.
 */
export interface Identity {
  /** Null where we keep the passwords ourselves. */
  readonly hosted: HostedSignIn | null;
  signUp(input: SignUp, caller: Headers): Promise<Response>;
  /** `auth/invalid-credential` for an unknown email and for a wrong password, after the same work. */
  signIn(input: Credentials, caller: Headers): Promise<Response>;
  /** Ends the session of the cookie and takes the cookie away. */
  signOut(caller: Headers): Promise<Response>;
  /** Who is signed in, or `null`; moves the end of a session that is in use. */
  readSession(caller: Headers): Promise<Response>;
  /** A token for one password reset within the hour, or `null` when nobody has this email. */
  createResetToken(email: string): Promise<ResetToken | null>;
  /** Whose token this is, or `null`; does not use it up. */
  findResetOwner(token: string): Promise<ResetOwner | null>;
  /** Uses the token up and ends every session of its owner, whose address it has proved. */
  resetPassword(token: string, password: string): Promise<void>;
  startPopup(request: Request): Promise<Response>;
  finishPopup(request: Request): Promise<Response>;
  hashPassword(password: string): Promise<string>;
  verifyPassword(hash: string, password: string): Promise<boolean>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignUp extends Credentials {
  readonly name: string;
}

export interface ResetToken {
  readonly token: string;
  readonly uid: string;
}

interface ResetOwner {
  readonly email: string;
  readonly name: string;
}
