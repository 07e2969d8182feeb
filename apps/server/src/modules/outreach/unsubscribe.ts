import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { hashToken } from './link-token.ts';
import { findSubscriberByHash, updateSubscriber } from './store.ts';

/** Never expires, and may be repeated: whoever wants to leave has left. */
export async function unsubscribe(deps: Deps, token: string): Promise<void> {
  const subscriber = await findSubscriberByHash(deps.db.query, 'unsubscribe_hash', hashToken(token));
  if (!subscriber) throw new AppError('outreach/bad-token');
  await updateSubscriber(deps.db.query, subscriber.id, {
    state: 'unsubscribed',
    confirm_hash: null,
    confirmed_at: null,
  });
}
