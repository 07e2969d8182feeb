import { AppError, type ErrorCode } from '@slipway/core';

type Codes = Readonly<Record<string, ErrorCode>>;

/** The provider's codes → the catalogue (section 8), situation by situation. */
const everywhere: Codes = { 'auth/invalid-email': 'auth/invalid-email' };

/** The project has a password policy: the row is marked at the field, and says what the policy asks for. */
const policyCode = 'auth/password-does-not-meet-requirements';

const signUp: Codes = {
  ...everywhere,
  'auth/email-already-in-use': 'auth/email-in-use',
  'auth/weak-password': 'auth/weak-password',
  [policyCode]: 'auth/weak-password',
  'auth/too-many-requests': 'auth/too-many-requests',
  'auth/network-request-failed': 'network/offline',
};

const signIn: Codes = {
  ...everywhere,
  'auth/user-not-found': 'auth/user-not-found',
  'auth/wrong-password': 'auth/wrong-password',
  // One code for both of the above: the project hides who has an account, so no more can be said.
  'auth/invalid-credential': 'auth/invalid-credential',
  'auth/invalid-login-credentials': 'auth/invalid-credential',
  'auth/too-many-requests': 'auth/too-many-requests',
  'auth/user-disabled': 'auth/disabled',
};

/** No password was typed, so none is wrong: a credential that is refused here is the window's. */
const google: Codes = {
  'auth/too-many-requests': 'auth/too-many-requests',
  'auth/user-disabled': 'auth/disabled',
  'auth/account-exists-with-different-credential': 'auth/different-credential',
  'auth/popup-closed-by-user': 'auth/popup-closed',
  'auth/cancelled-popup-request': 'auth/popup-closed',
  'auth/user-cancelled': 'auth/popup-closed',
  'auth/popup-blocked': 'auth/popup-blocked',
};

const reset: Codes = {
  ...everywhere,
  'auth/user-not-found': 'reset/user-not-found',
  'auth/too-many-requests': 'reset/too-many-requests',
  'auth/network-request-failed': 'network/offline',
};

const newPassword: Codes = {
  'auth/expired-action-code': 'reset/bad-token',
  'auth/invalid-action-code': 'reset/bad-token',
  'auth/user-not-found': 'reset/bad-token',
  'auth/user-disabled': 'auth/disabled',
  'auth/weak-password': 'auth/weak-password',
  [policyCode]: 'auth/weak-password',
  'auth/network-request-failed': 'network/offline',
};

const situations = {
  signUp: { codes: signUp, other: 'auth/signup-failed' },
  signIn: { codes: signIn, other: 'auth/login-failed' },
  google: { codes: google, other: 'auth/login-failed' },
  reset: { codes: reset, other: 'reset/failed' },
  newPassword: { codes: newPassword, other: 'server/failed' },
} as const satisfies Record<string, { codes: Codes; other: ErrorCode }>;

/** What our own server may say when it is given the token; anything else becomes the situation's own row. */
const ownCodes: readonly ErrorCode[] = [
  'auth/different-credential',
  'auth/disabled',
  'auth/too-many-requests',
  'auth/provider-unavailable',
];

/** Every rejection of the provider or of our server as a row of the catalogue. */
export function toFault(situation: keyof typeof situations, error: unknown): AppError {
  const { codes, other } = situations[situation];
  if (error instanceof AppError && ownCodes.includes(error.code)) return error;
  const code = codeOf(error);
  const known = code === null ? undefined : codes[code];
  if (known !== undefined) return new AppError(known, {}, { cause: error, ...wordsOf(code, error) });
  const isOffline = code === 'auth/network-request-failed';
  const cause = isOffline ? new AppError('network/offline', {}, { cause: error }) : error;
  // Section 8, "Signup, other": the provider's message, or our own.
  const message = situation === 'signUp' && code !== null ? plainMessage(error) : null;
  return new AppError(other, {}, message === null ? { cause } : { cause, message });
}

/** What the provider says when a sign-in is no longer good. */
const endedCodes: readonly string[] = [
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-credential',
];

/** Whether one side has refused the person. A side that is out of reach or broken says nothing about them. */
export function isOver(error: unknown): boolean {
  if (error instanceof AppError) return error.status < 500;
  return endedCodes.includes(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' && error.name === 'FirebaseError' ? error.code : null;
}

function wordsOf(code: string | null, error: unknown): { readonly message?: string } {
  const asked = code === policyCode ? /\[(.+)\]/.exec(plainMessage(error) ?? '')?.[1] : undefined;
  return asked === undefined ? {} : { message: `${asked.split(', ').join('. ')}.` };
}

/** Without the brand in front and the code behind; null when no sentence is left. */
function plainMessage(error: unknown): string | null {
  const text = error instanceof Error ? error.message : '';
  const plain = text
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?\s*$/, '')
    .trim();
  const said = plain.includes('{') ? sentenceIn(plain.slice(plain.indexOf('{'))) : plain;
  return said === '' || said === 'Error' ? null : said;
}

/** A function of the project's own refused: its sentence is wrapped in JSON. */
function sentenceIn(json: string): string | null {
  try {
    const message: unknown = JSON.parse(json)?.error?.message;
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}
