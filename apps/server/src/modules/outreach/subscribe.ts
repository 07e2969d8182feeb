import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { limit } from '../limits/hit-limit.ts';
import { hashToken, unsubscribeToken } from './link-token.ts';
import { claimMail, getSubscriberByEmail, insertSubscriber, updateSubscriber } from './store.ts';

const hourMs = 60 * 60_000;
const perAddressMax = 30;

/** One row per email; a confirmation mail at most once an hour; nobody learns from the answer who is on the list. */
export async function subscribe(deps: Deps, input: { email: string }, ip: string): Promise<void> {
  await limit(deps, {
    name: 'newsletter-address',
    key: addressKey(ip),
    max: perAddressMax,
    windowMs: hourMs,
  });
  const now = deps.clock();
  const newId = deps.ids.next();
  await insertSubscriber(deps.db.query, {
    id: newId,
    email: input.email,
    state: 'pending',
    confirm_hash: null,
    unsubscribe_hash: hashToken(unsubscribeToken(deps.config.authSecret, newId)),
    created_at: now,
    confirmed_at: null,
    mailed_at: null,
  });
  const { id } = await getSubscriberByEmail(deps.db.query, input.email);
  const token = deps.ids.secret();
  const claim = { confirmHash: hashToken(token), now, notSince: now - hourMs };
  if (await claimMail(deps.db.query, id, claim)) await mailConfirmation(deps, input.email, id, token);
}

async function mailConfirmation(deps: Deps, email: string, id: string, token: string): Promise<void> {
  const { publicUrl, authSecret } = deps.config;
  const leaveQuery = `token=${unsubscribeToken(authSecret, id)}`;
  try {
    await deps.mailer.send({
      to: email,
      subject: 'Please confirm your subscription',
      text: [
        'You, or somebody with your address, asked for the Slipway newsletter.',
        'Please confirm that it was you. If it was not, do nothing and no further mail will come.',
      ].join('\n\n'),
      action: { label: 'Confirm subscription', url: `${publicUrl}/newsletter/confirm?token=${token}` },
      unsubscribeUrl: `${publicUrl}/newsletter/unsubscribe?${leaveQuery}`,
      oneClickUrl: `${publicUrl}/api/newsletter/unsubscribe?${leaveQuery}`,
    });
  } catch (error) {
    deps.log.error('newsletter confirmation could not be mailed', { subscriber: id, reason: error });
    // The next try may send at once.
    await updateSubscriber(deps.db.query, id, { mailed_at: null });
  }
}
