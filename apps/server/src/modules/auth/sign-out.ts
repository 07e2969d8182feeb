import { AppError, toWire } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import type { Caller } from './caller.ts';
import { findSessionToken, forgetSessionCookie, hashToken } from './session-token.ts';
import { deleteSessionByHash } from './store.ts';

export async function signOut(deps: Deps, caller: Caller): Promise<Response> {
  const token = findSessionToken(caller.headers, deps.config.secureCookies);
  // First, by ourselves: the library would take the cookie away and say "success" over a session that lives on.
  if (token !== null) {
    try {
      await deleteSessionByHash(deps.db.query, hashToken(token));
    } catch (cause) {
      return answerUnrevoked(deps, cause);
    }
  }
  return deps.identity.signOut(caller.headers);
}

/** The session lives on in the table, so this is no success; but this browser forgets it. */
function answerUnrevoked({ config, log }: Deps, cause: unknown): Response {
  const isKnown = cause instanceof AppError && cause.code === 'server/unavailable';
  const error = isKnown ? cause : new AppError('auth/sign-out-failed', {}, { cause });
  log.error('a session could not be ended', { code: error.code, reason: error.cause });
  return Response.json(toWire(error), {
    status: error.status,
    headers: { 'set-cookie': forgetSessionCookie(config.secureCookies), 'retry-after': '5' },
  });
}
