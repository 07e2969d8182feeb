import type { Deps } from '../../deps.ts';
import { ownsAddress } from '../auth/owns-address.ts';
import { addressKey } from '../limits/address-key.ts';
import { limit } from '../limits/hit-limit.ts';
import { hashToken, unsubscribeToken } from './link-token.ts';
import { type Sender, storeFrom } from './sender.ts';
import { claimMail, getSubscriberByEmail, insertSubscriber, updateSubscriber } from './store.ts';

const hourMs = 60 * 60_000;
const perAddressMax = 30;

/** One row per email; a confirmation mail at most once an hour; nobody learns from the answer who is on the list. */
export async function subscribe(deps: Deps, input: { email: string }, { ip, uid }: Sender): Promise<void> {
  await limit(deps, {
    name: 'newsletter-address',
    key: addressKey(ip),
    max: perAddressMax,
    windowMs: hourMs,
  });
  const now = deps.clock();
  const newId = deps.ids.next();
  const row = {
    id: newId,
    email: input.email,
    state: 'pending' as const,
    confirm_hash: null,
    unsubscribe_hash: hashToken(unsubscribeToken(deps.config.authSecret, newId)),
    created_at: now,
    confirmed_at: null,
    mailed_at: null,
  };
  const token = deps.ids.secret();
  const claim = { confirmHash: hashToken(token), now, notSince: now - hourMs };
  const claimed = await storeFrom(deps, uid, async (trx) => {
    // Another person's address is nobody's row here: who signs it up learns nothing about it, and takes nothing away with them.
    const owner = (await ownsAddress(trx, uid, input.email)) ? uid : null;
    await insertSubscriber(trx, { ...row, user_id: owner });
    const { id, user_id } = await getSubscriberByEmail(trx, input.email);
    return (await claimMail(trx, id, claim)) ? { id, email: input.email, account: user_id } : null;
  });
  if (claimed) await mailConfirmation(deps, claimed, token);
}

async function mailConfirmation(
  deps: Deps,
  { id, email, account }: { id: string; email: string; account: string | null },
  token: string,
): Promise<void> {
  const { publicUrl, authSecret } = deps.config;
  const leaveQuery = `token=${unsubscribeToken(authSecret, id)}`;
  try {
    await deps.mailer.send({
      to: email,
      account,
      subject: 'Please confirm your subscription',
      text: [
        'You, or someone who typed your address, asked for the Slipway newsletter.',
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
