import { type ErrorCode, errorMessage } from '@slipway/core';

/** For faults the catalogue marks "logged only": nothing on screen, one line in the console. */
export function logFault(code: ErrorCode, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is this log
  console.error(errorMessage(code), cause);
}

/** The same for an error whose sentence has its details in it already. */
export function logError(error: Pick<Error, 'message'>): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is this log
  console.error(error.message);
}
