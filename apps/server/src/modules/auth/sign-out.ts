import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import type { Caller } from './caller.ts';
import { findSessionToken, hashToken } from './session-token.ts';
import { deleteSessionByHash } from './store.ts';

export async function signOut(deps: Deps, caller: Caller): Promise<Response> {
  const token = findSessionToken(caller.headers, deps.config.secureCookies);
  // First, by ourselves: the library would take the cookie away and say "success" over a session that lives on.
  if (token !== null) {
    try {
      await deleteSessionByHash(deps.db.query, hashToken(token));
    } catch (cause) {
      throw new AppError('auth/sign-out-failed', {}, { cause });
    }
  }
  return deps.identity.signOut(caller.headers);
}
