import { AppError } from '@slipway/core';

/** What went wrong, as a row of the table of errors. */
export function asAppError(cause: unknown): AppError {
  return cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause });
}
