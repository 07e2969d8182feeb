import { AppError, errorTable, toWire } from '@slipway/core';
import type { Log } from '../deps.ts';
import { type HttpContext, shownPath } from './context.ts';

/** The one place where an error becomes an answer. Nothing that is not in the table reaches the client. */
export function answerError(error: unknown, c: HttpContext, log: Log): Response {
  const known = error instanceof AppError ? error : new AppError(codeOf(error), {}, { cause: error });
  if (errorTable[known.code].log)
    log.error('request failed', {
      requestId: c.get('info')?.id,
      method: c.req.method,
      path: shownPath(c.req.path),
      code: known.code,
      reason: describe(known.cause),
    });
  return errorResponse(known);
}

/** No room, no quota, not writable: as with the database's own file, it passes and nobody has to mend the code. */
const diskFaults: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

function codeOf(error: unknown): 'server/unavailable' | 'server/failed' {
  const isDisk = error instanceof Error && 'code' in error && diskFaults.has(error.code);
  return isDisk ? 'server/unavailable' : 'server/failed';
}

export function errorResponse(error: AppError, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(toWire(error), {
    status: error.status,
    headers: { ...retryAfter(error), ...headers },
  });
}

/** `retryAfterSeconds` travels in the details of a limit's error. */
function retryAfter(error: AppError): Record<string, string> {
  const seconds = error.details.retryAfterSeconds;
  if (typeof seconds === 'number') return { 'retry-after': String(seconds) };
  if (error.code === 'server/busy') return { 'retry-after': '2' };
  return error.code === 'server/unavailable' ? { 'retry-after': '5' } : {};
}

function describe(cause: unknown): string | undefined {
  if (cause instanceof Error) return cause.stack ?? cause.message;
  return cause === undefined ? undefined : String(cause);
}
