import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { hashToken } from './link-token.ts';
import { findSubscriberByHash, updateSubscriber } from './store.ts';

const linkLastsMs = 7 * 24 * 60 * 60_000;

/** Opening the same link again is no error: pages are reloaded. */
export async function confirmSubscription(deps: Deps, token: string): Promise<void> {
  const subscriber = await findSubscriberByHash(deps.db.query, 'confirm_hash', hashToken(token));
  if (subscriber?.state === 'confirmed') return;
  const now = deps.clock();
  if (subscriber?.state !== 'pending' || (subscriber.mailed_at ?? 0) + linkLastsMs <= now)
    throw new AppError('outreach/bad-token');
  // From here on it is the mailbox's own wish, whoever typed the address.
  await updateSubscriber(deps.db.query, subscriber.id, {
    state: 'confirmed',
    confirmed_at: now,
    user_id: null,
  });
}
