import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { setVerified } from '../auth/set-verified.ts';
import { isConfirmationToken } from './confirmation-token.ts';
import { findUser } from './store.ts';

/**
 * The link has to be opened by who is signed in to the account: whoever signed up with a stranger's address cannot have
 * the stranger confirm it for them.
 */
export async function confirmEmail(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  uid: string,
  token: string,
): Promise<void> {
  const user = await findUser(deps.db.query, uid);
  if (!user) throw new AppError('profile/no-user');
  const claim = { uid, email: user.email };
  if (!isConfirmationToken(deps.config.authSecret, claim, token, deps.clock()))
    throw new AppError('profile/bad-link');
  await setVerified(deps, uid);
}
