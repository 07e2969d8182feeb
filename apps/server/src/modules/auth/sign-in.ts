import { AppError, isEmail, normaliseEmail, passwordMaxLength } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { countSignIn } from './attempts.ts';
import type { Caller } from './caller.ts';
import type { Credentials } from './identity.ts';
import { findSignIns, findUid } from './store.ts';

export async function signIn(deps: Deps, input: Credentials, caller: Caller): Promise<Response> {
  const email = normaliseEmail(input.email);
  if (!isEmail(email)) throw new AppError('auth/invalid-email');
  const forgive = await countSignIn(deps, email, caller.ip);
  // Nobody has a longer one, and nobody an empty one: it is wrong, after the same work as any other.
  const password = input.password.length > passwordMaxLength ? '' : input.password;
  try {
    const answer = await deps.identity.signIn({ email, password }, caller.headers);
    await forgive();
    return answer;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The account may have been deleted between the password and the session.
    const isGone = error.code === 'auth/login-failed' && (await findUid(deps.db.query, email)) === null;
    if (error.code !== 'auth/invalid-credential' && !isGone) throw error;
    throw deps.config.authErrors === 'generic'
      ? new AppError('auth/invalid-credential')
      : await explain(deps, email);
  }
}

/** The specification's sentences (section 8) tell an unknown email from a wrong password. */
async function explain(deps: Pick<Deps, 'db'>, email: string): Promise<AppError> {
  const signIns = await findSignIns(deps.db.query, email);
  if (signIns === undefined) return new AppError('auth/user-not-found');
  return new AppError(signIns.includes('credential') ? 'auth/wrong-password' : 'auth/different-credential');
}
