import { AppError, isEmail, normaliseEmail } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { countReset } from './attempts.ts';
import type { Caller } from './caller.ts';
import { resetMail } from './mails.ts';

export async function requestReset(
  deps: Deps,
  input: { readonly email: string },
  caller: Caller,
): Promise<{ readonly status: true }> {
  const email = normaliseEmail(input.email);
  if (!isEmail(email)) throw new AppError('auth/invalid-email');
  await countReset(deps, email, caller.ip);
  const created = await deps.identity.createResetToken(email);
  const generic = deps.config.authErrors === 'generic';
  if (created === null) {
    if (generic) return { status: true };
    throw new AppError('reset/user-not-found');
  }
  const mail = { ...resetMail(deps.config.publicUrl, email, created.token), account: created.uid };
  const sent = deps.mailer.send(mail).catch((cause: unknown) => {
    throw new AppError('reset/failed', {}, { cause });
  });
  // With generic errors neither the wait nor a failure of the mail may tell that the account exists.
  if (generic)
    sent.catch((error: unknown) => deps.log.error('mail failed', { mail: 'reset', reason: String(error) }));
  else await sent;
  return { status: true };
}
