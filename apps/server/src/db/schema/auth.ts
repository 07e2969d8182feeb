/** Dates are ISO text and booleans 0 or 1: what the sign-in library writes when no engine's own type is used. */
export interface AuthTables {
  auth_user: {
    id: string;
    email: string;
    email_verified: number;
    /** Empty when the person gave none. */
    name: string;
    image: string | null;
    created_at: string;
    updated_at: string;
    /** Milliseconds; set by hand to lock an account out. Its sessions are refused from that moment. */
    disabled_at: number | null;
  };
  auth_session: {
    id: string;
    user_id: string;
    /** sha-256 of the cookie's token: a stolen copy of this table opens nothing. */
    token_hash: string;
    expires_at: string;
    ip_address: string | null;
    user_agent: string | null;
    created_at: string;
    updated_at: string;
  };
  auth_account: {
    id: string;
    user_id: string;
    /** `credential` for email and password, else the provider's name. */
    provider_id: string;
    /** The provider's subject; the person's own id for `credential`. */
    account_id: string;
    password: string | null;
    scope: string | null;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: string | null;
    refresh_token_expires_at: string | null;
    /** Milliseconds, for the hosted backend: who logged in there before is not let in by that any more. */
    signed_out_at: number | null;
    created_at: string;
    updated_at: string;
  };
  /** From where a person has signed in before: wrong guesses from elsewhere do not lock these out. */
  known_address: {
    /** Keyed hash of the email and the address. */
    address_hash: string;
    user_id: string;
    seen_at: number;
  };
  auth_verification: {
    id: string;
    /** sha-256 of the link's token or of the provider round trip's state. */
    identifier: string;
    /** The person's id for a reset link, the round trip's data for a provider. */
    value: string;
    expires_at: string;
    created_at: string;
    updated_at: string;
  };
}
