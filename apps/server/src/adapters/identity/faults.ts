import { AppError, type ErrorCode } from '@slipway/core';
import type { APIError } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import type { Database } from '../../db/client.ts';
import { tellingFaults } from '../../db/faults.ts';
import { accountDisabled } from './session-hooks.ts';

/** The library's codes → the table's. */
const codes: Readonly<Record<string, ErrorCode>> = {
  USER_ALREADY_EXISTS: 'auth/email-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth/email-in-use',
  INVALID_EMAIL: 'auth/invalid-email',
  INVALID_EMAIL_OR_PASSWORD: 'auth/invalid-credential',
  PASSWORD_TOO_SHORT: 'auth/weak-password',
  PASSWORD_TOO_LONG: 'auth/long-password',
  INVALID_TOKEN: 'reset/bad-token',
  USER_NOT_FOUND: 'reset/bad-token',
  [accountDisabled]: 'auth/disabled',
};

/** Runs one call of the library; `other` is what a failure becomes that the table has no row for. */
export async function translate<T>(db: Database, other: ErrorCode, call: () => Promise<T>): Promise<T> {
  try {
    // The library swallows what the database said: out of reach, or no room on the disk.
    return await tellingFaults(call);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = isAPIError(error) ? codeOf(error) : null;
    if (code) throw new AppError(code, {}, { cause: error });
    // It may have failed in ways that the database never heard of.
    await db.ping();
    throw new AppError(other, {}, { cause: error });
  }
}

function codeOf(error: APIError): ErrorCode | null {
  const code = error.body?.code;
  if (code === undefined) return null;
  // The email is the only field whose form the library judges for itself.
  if (code === 'VALIDATION_ERROR') return 'auth/invalid-email';
  return codes[code] ?? null;
}
