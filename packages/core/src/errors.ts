/**
 * The one error table: code → HTTP status and sentence. Texts are those of the specification, section 8.
 * `{name}` in a sentence is filled from the error's details. `log` marks what the server writes to its log.
 */
interface ErrorRow {
  readonly status: number;
  readonly message: string;
  readonly log?: boolean;
}

const table = {
  // Sign-up
  'auth/email-in-use': {
    status: 409,
    message: 'This email is already in use. Please use a different email or log in.',
  },
  'auth/invalid-email': { status: 400, message: 'Please enter a valid email address.' },
  'auth/weak-password': { status: 400, message: 'Password should be at least 6 characters long.' },
  'auth/common-password': {
    status: 400,
    message:
      'This password is too easy to guess. Use more than common words, your name, your email or “Slipway”.',
  },
  'auth/long-password': { status: 400, message: 'Password should be at most 128 characters long.' },
  'auth/signup-failed': { status: 500, message: 'An error occurred during signup.', log: true },
  // Login
  'auth/user-not-found': { status: 401, message: 'No user found with this email. Please sign up first.' },
  'auth/wrong-password': { status: 401, message: 'Incorrect password. Please try again.' },
  'auth/invalid-credential': { status: 401, message: 'Email or password is incorrect. Please try again.' },
  'auth/too-many-requests': {
    status: 429,
    message: 'Too many failed attempts. Please try again later or reset your password.',
  },
  'auth/disabled': { status: 403, message: 'This account has been disabled. Please contact support.' },
  'auth/login-failed': { status: 500, message: 'An error occurred during login.', log: true },
  // The hosted backend
  'auth/bad-token': { status: 401, message: 'Your sign-in could not be verified. Please log in again.' },
  'auth/provider-unavailable': {
    status: 503,
    message: 'The sign-in service cannot be reached right now. Please try again in a moment.',
    log: true,
  },
  // Google
  'auth/different-credential': {
    status: 409,
    message: 'An account already exists with the same email but different sign-in credentials.',
  },
  'auth/popup-closed': { status: 400, message: 'Sign in was cancelled' },
  'auth/popup-blocked': { status: 400, message: 'Popup was blocked. Please allow popups for this site.' },
  // Password reset
  'reset/user-not-found': { status: 404, message: 'No user found with this email address' },
  'reset/too-many-requests': { status: 429, message: 'Too many attempts. Please try again later.' },
  'reset/bad-token': {
    status: 400,
    message: 'This reset link has expired or was already used. Please request a new one.',
  },
  'reset/failed': { status: 500, message: 'The reset email could not be sent. Please try again.', log: true },
  // Session and profile
  'auth/sign-out-failed': { status: 500, message: 'Failed to sign out. Please try again.', log: true },
  'auth/log-out-failed': { status: 500, message: 'Failed to log out', log: true },
  'profile/no-user': { status: 401, message: 'No user is signed in' },
  'account/other-user': { status: 403, message: 'This belongs to another account.' },
  'profile/session-not-found': { status: 404, message: 'This session has already ended.' },
  'profile/bad-link': {
    status: 400,
    message: 'This link has expired or belongs to another account. Please ask for a new one.',
  },
  'profile/link-failed': { status: 500, message: 'The mail could not be sent. Please try again.', log: true },
  'account/export-running': {
    status: 429,
    message: 'Your data is already being downloaded. Please wait until that has finished.',
  },
  'account/too-many-exports': {
    status: 429,
    message: 'You have downloaded your data 10 times within an hour. Please try again later.',
  },
  // Access keys
  'key/missing': {
    status: 401,
    message: 'Send your access key as “Authorization: Bearer …”. You make one in your profile.',
  },
  'key/unknown': {
    status: 401,
    message: 'This access key was revoked or never existed. Make a new one in your profile.',
  },
  'key/cannot-read': {
    status: 403,
    message: 'This access key may not read projects and results. Make one that may in your profile.',
  },
  'key/cannot-run': {
    status: 403,
    message: 'This access key may not run tools. Make one that may in your profile.',
  },
  'key/limit': {
    status: 429,
    message: 'This access key sent too many requests. Try again in {retryAfterSeconds} seconds.',
  },
  'key/run-limit': {
    status: 429,
    message: 'This access key ran too many tools within an hour. Try again in {retryAfterSeconds} seconds.',
  },
  'key/not-found': { status: 404, message: 'This access key does not exist, or was revoked.' },
  'key/too-many': {
    status: 409,
    message: 'An account can have {max} access keys. Revoke one that you no longer use.',
  },
  // Credits and tools
  'credits/load-failed': { status: 500, message: 'Failed to load credit information.', log: true },
  'tool/insufficient-credits': {
    status: 402,
    message: 'Insufficient credits! You need {needed} credits but only have {available}.',
  },
  'tool/signed-out': { status: 401, message: 'Please log in to use this tool.' },
  'tool/key-reused': {
    status: 422,
    message: 'This Idempotency-Key was already used for another request. Please send a new one.',
  },
  'tool/interrupted': {
    status: 503,
    message: 'This run was interrupted. Your credits were returned. Please try again.',
  },
  'tool/not-found': { status: 404, message: 'There is no tool of this name.' },
  'tool/no-key': { status: 400, message: 'Please send an Idempotency-Key header with this request.' },
  'tool/failed': {
    status: 500,
    message: 'This run failed on our side. Your credits were returned. Please try again.',
    log: true,
  },
  'tool/cancelled': { status: 409, message: 'You cancelled this run. Your credits were returned.' },
  'tool/cut-short': {
    status: 409,
    message:
      'This run ended before the language model had answered. The computed result stands, and its credits were used.',
  },
  'project/not-found': { status: 404, message: 'This project does not exist, or was deleted.' },
  'launch/asks-back': {
    status: 409,
    message: 'It has questions first. Open the sheet and answer them; nothing was charged.',
  },
  'launch/not-found': { status: 404, message: 'This launch run does not exist, or was deleted.' },
  'task/not-found': { status: 404, message: 'This task does not exist, or was deleted.' },
  'note/not-found': { status: 404, message: 'This note does not exist, or was deleted.' },
  'project/sample': {
    status: 409,
    message: 'This is the sample project. Nothing in it can be changed; start one of your own.',
  },
  'page/not-found': { status: 404, message: 'This page does not exist, or was deleted.' },
  'page/changed': {
    status: 409,
    message:
      'This page was saved somewhere else since you opened it. Nothing was overwritten: load that save, or keep yours as a copy.',
  },
  'page/too-large': {
    status: 413,
    message: 'This page has {size} KB and can have {limit}. Pictures inside it count: upload them instead.',
  },
  'page/slug-taken': { status: 409, message: 'The address “{slug}” is taken. Please choose another one.' },
  'page/not-published': { status: 409, message: 'This page is not published yet.' },
  'template/not-found': { status: 404, message: 'This template does not exist, or was deleted.' },
  'image/not-found': { status: 404, message: 'This picture does not exist, or was deleted.' },
  'image/unusable': { status: 400, message: 'A picture must be a PNG, JPEG, WebP or AVIF file.' },
  'experiment/running': {
    status: 409,
    message: 'An experiment is running at this address until {day}. Nothing in it can be changed before.',
  },
  'vote/not-found': { status: 404, message: 'There is no vote at this link.' },
  'vote/closed': { status: 410, message: 'This vote is closed. Thank you for looking in.' },
  'vote/again': {
    status: 409,
    message: 'A vote from this browser and network was already counted today.',
  },
  'share/not-found': {
    status: 404,
    message: 'This link does not open anything. It may have expired or been revoked: ask for a new one.',
  },
  'share/full': {
    status: 409,
    message: 'You have {most} live links, which is the most. Please revoke one first.',
  },
  'export/unknown': { status: 404, message: 'This cannot be exported in this format.' },
  'export/failed': {
    status: 500,
    message: 'This file could not be made. Please try again, or choose another format.',
    log: true,
  },
  'export/busy': {
    status: 503,
    message: 'Many files are being made right now. Please try again in a minute.',
  },
  'run/not-found': { status: 404, message: 'This result does not exist, or was deleted.' },
  'model/unavailable': {
    status: 502,
    message: 'The language model did not answer. The computed result stands and cost nothing.',
    log: true,
  },
  'model/unusable': {
    status: 502,
    message:
      'The language model gave an answer we could not use. The computed result stands and cost nothing.',
    log: true,
  },
  'model/busy': {
    status: 503,
    message: 'The language model is busy. The computed result stands and cost nothing.',
  },
  // Start-up
  'config/missing-fields': { status: 500, message: 'Missing required config fields: {list}', log: true },
  'config/bad-fields': { status: 500, message: 'Unusable config fields: {list}', log: true },
  // Payments
  'payment/signed-out': { status: 401, message: 'User must be logged in to subscribe' },
  'payment/no-order-id': { status: 502, message: 'No order ID returned from the API', log: true },
  'payment/api-error': { status: 502, message: 'API error: {status} - {text}', log: true },
  'payment/script-failed': {
    status: 502,
    message: 'The payment provider script failed to load. Please check your connection and try again.',
  },
  'payment/verification-failed': { status: 400, message: 'The payment could not be verified.', log: true },
  'payment/unavailable': { status: 503, message: 'Payments are not set up on this server.' },
  'payment/bad-signature': { status: 400, message: 'This message is not signed by the payment provider.' },
  'payment/declined': { status: 402, message: 'The payment did not go through. Nothing was charged.' },
  'premium/required': { status: 403, message: 'This is part of Premium.' },
  'trial/used': { status: 409, message: 'You have already used your free trial.' },
  'trial/premium': { status: 409, message: 'You already have Premium.' },
  'hook/outside-provider': { status: 500, message: '{hook} must be used within a {provider}' },
  // Blog
  'blog/fetch-failed': { status: 502, message: 'Failed to fetch MDX content', log: true },
  'blog/parse-failed': { status: 500, message: 'Error loading content', log: true },
  'blog/image-failed': { status: 502, message: 'Image failed to load' },
  'blog/bad-url': { status: 400, message: 'Invalid URL: {url}' },
  'app/part-failed': { status: 500, message: 'A part of the page could not be loaded', log: true },
  'app/service-worker-failed': { status: 500, message: 'Service worker registration failed', log: true },
  // Outreach
  'outreach/bad-token': { status: 400, message: 'This link has expired or was already used.' },
  // Any request
  'request/invalid': { status: 400, message: '{problem}' },
  'request/not-json': { status: 415, message: 'Please send this request as JSON.' },
  'request/too-large': { status: 413, message: 'This is too large. The limit is {limit}.' },
  'request/cross-site': { status: 403, message: 'This request came from another site and was refused.' },
  'request/too-many': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  'request/not-found': { status: 404, message: 'There is nothing at this address.' },
  'request/method': { status: 405, message: 'This address does not take {method} requests.' },
  'server/unavailable': {
    status: 503,
    message: 'Slipway cannot reach its database right now. Please try again in a moment.',
    log: true,
  },
  'server/busy': {
    status: 503,
    message: 'Slipway is very busy right now. Please try again in a few seconds.',
  },
  'server/failed': { status: 500, message: 'Something went wrong on our side. Please try again.', log: true },
  // Seen only by the browser
  'network/offline': {
    status: 503,
    message: 'You appear to be offline. Check your connection and try again.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof table;
export const errorTable: Readonly<Record<ErrorCode, ErrorRow>> = table;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

export type ErrorDetails = Readonly<Record<string, string | number | boolean | null>>;

export function errorMessage(code: ErrorCode, details: ErrorDetails = {}): string {
  return errorTable[code].message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    details[name] === undefined || details[name] === null ? whole : String(details[name]),
  );
}

/** The only error that crosses a layer on purpose. Anything else is a fault and becomes `server/failed`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: { cause?: unknown; message?: string }) {
    super(options?.message ?? errorMessage(code, details), options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

interface WireError {
  readonly error: { readonly code: string; readonly message: string; readonly details?: ErrorDetails };
}

export function toWire(error: AppError): WireError {
  const details = Object.keys(error.details).length > 0 ? { details: error.details } : {};
  return { error: { code: error.code, message: error.message, ...details } };
}

/** Rebuilds the same error in the browser; `fallback` stands in for an answer that is not ours. */
export function fromWire(body: unknown, fallback: ErrorCode = 'server/failed'): AppError {
  if (!isRecord(body) || !isRecord(body.error) || !isErrorCode(body.error.code))
    return new AppError(fallback);
  const details = isRecord(body.error.details) ? plainDetails(body.error.details) : {};
  const message = body.error.message;
  return new AppError(body.error.code, details, typeof message === 'string' ? { message } : undefined);
}

function plainDetails(raw: Record<string, unknown>): ErrorDetails {
  return Object.fromEntries(Object.entries(raw).filter(isPlainEntry));
}

function isPlainEntry(entry: [string, unknown]): entry is [string, string | number | boolean | null] {
  return entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
