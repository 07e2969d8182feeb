import { AppError } from '@slipway/core';
import { getMe } from '../account/get-me.ts';
import type { BillingDeps } from './billing-deps.ts';
import { toReceipt } from './list-receipts.ts';
import { receiptMail } from './mails.ts';
import { dayMs } from './plan.ts';
import { claimReceiptMail, findReceiptRow, listUnmailed, undoReceiptMail } from './store.ts';

/** Later than this a receipt would only surprise; it stands in the profile. */
const mailedWithinMs = 3 * dayMs;
const perRound = 20;

/** One receipt per period, tried again in the next round when the mail server fails. */
export async function mailReceipts(deps: BillingDeps): Promise<void> {
  const since = deps.clock() - mailedWithinMs;
  for (const { payment_id } of await listUnmailed(deps.db.query, since, perRound))
    if (await claimReceiptMail(deps.db.query, payment_id, deps.clock())) await mailReceipt(deps, payment_id);
}

async function mailReceipt(deps: BillingDeps, paymentId: string): Promise<void> {
  try {
    const row = await findReceiptRow(deps.db.query, paymentId);
    const to = row?.user_id ? await findEmail(deps, row.user_id) : null;
    if (!row || to === null) return;
    const mail = receiptMail({ to, receipt: toReceipt(row), publicUrl: deps.config.publicUrl });
    await deps.mailer.send({ ...mail, account: row.user_id });
  } catch (error) {
    deps.log.error('a receipt could not be mailed', { payment: paymentId, reason: error });
    await undoReceiptMail(deps.db.query, paymentId);
  }
}

/** Null for somebody who has left. */
async function findEmail(deps: BillingDeps, uid: string): Promise<string | null> {
  try {
    return (await getMe(deps, uid)).email;
  } catch (error) {
    if (error instanceof AppError && error.code === 'profile/no-user') return null;
    throw error;
  }
}
