import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { limit } from '../limits/hit-limit.ts';
import { makeConfirmationToken } from './confirmation-token.ts';
import { confirmationMail } from './mails.ts';
import { findUser } from './store.ts';

const hourMs = 60 * 60_000;
const linkLastsMs = 24 * hourMs;

/** False when there is nothing left to confirm. */
export async function sendConfirmationLink(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'mailer'>,
  uid: string,
): Promise<boolean> {
  const user = await findUser(deps.db.query, uid);
  if (!user) throw new AppError('profile/no-user');
  if (user.email_verified === 1) return false;
  await limit(deps, { name: 'confirmation-link', key: user.email, max: 3, windowMs: hourMs });
  const { authSecret, publicUrl } = deps.config;
  const token = makeConfirmationToken(authSecret, { uid, email: user.email }, deps.clock() + linkLastsMs);
  const mail = { ...confirmationMail(publicUrl, user.email, token), account: uid };
  await deps.mailer.send(mail).catch((cause: unknown) => {
    throw new AppError('profile/link-failed', {}, { cause });
  });
  return true;
}
