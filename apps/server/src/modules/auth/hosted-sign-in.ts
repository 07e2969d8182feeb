/** What a verified ID token of the hosted backend says. */
export interface HostedClaims {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly photo: string | null;
  /** `password`, `google.com`. */
  readonly way: string;
  /** When they last proved themselves at the provider, in milliseconds; a renewed token keeps it. */
  readonly signedInAt: number;
}

/** Sign-in where a provider keeps the passwords. The session that follows is one of ours. */
export interface HostedSignIn {
  /** `auth/bad-token` for whatever the provider did not sign for this project, `auth/provider-unavailable` without its keys. */
  verify(idToken: string): Promise<HostedClaims>;
  /** An answer with the cookie of a new session. */
  startSession(uid: string, caller: Headers): Promise<Response>;
}
