import { AppError, isEmail, normaliseEmail } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { countSignUp } from './attempts.ts';
import type { Caller } from './caller.ts';
import type { SignUp } from './identity.ts';
import { rememberAddress } from './known-addresses.ts';
import { usedEmailMail } from './mails.ts';
import { checkNewPassword } from './password-rules.ts';
import { findUid } from './store.ts';

/**
 * With generic errors a used email gets the answer of a new one, neither signs in, and the owner of a used one
 * hears of it by mail. What stays: whoever tries the new password at once learns whether it was accepted.
 */
export async function signUp(deps: Deps, input: SignUp, caller: Caller): Promise<Response> {
  const email = normaliseEmail(input.email);
  if (!isEmail(email)) throw new AppError('auth/invalid-email');
  checkNewPassword(input.password, { email, name: input.name });
  await countSignUp(deps, caller.ip);
  const account = await findUid(deps.db.query, email);
  try {
    const answer = await deps.identity.signUp({ ...input, email }, caller.headers);
    if (account !== null) mailInBackground(deps, email, account);
    // With generic errors nobody is signed in yet.
    else if (deps.config.authErrors === 'specific') await rememberAddress(deps, email, caller.ip);
    return answer;
  } catch (error) {
    // Two sign-ups at the same moment: the second meets the unique column.
    const failed = error instanceof AppError && error.code === 'auth/signup-failed';
    if (failed && (await findUid(deps.db.query, email)) !== null) throw new AppError('auth/email-in-use');
    throw error;
  }
}

/** Not waited for: the time of the answer would tell. */
function mailInBackground(deps: Deps, email: string, account: string): void {
  deps.mailer
    .send({ ...usedEmailMail(deps.config.publicUrl, email), account })
    .catch((error: unknown) => deps.log.error('mail failed', { mail: 'used email', reason: String(error) }));
}
