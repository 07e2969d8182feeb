import type { BillingDeps } from '../billing-deps.ts';
import { dayMs } from '../plan.ts';
import { settle } from '../settle.ts';
import { finishMessages, listDueDigests, listDuePayments, postponeMessages } from './store.ts';

const perRound = 20;
const firstWaitMs = 15_000;
const longestWaitMs = 60 * 60_000;
const givenUpAfterMs = 7 * dayMs;

/** Settles every payment that has an unread message: once for all of its messages, however many came. */
export async function workInbox(deps: BillingDeps): Promise<void> {
  if (!deps.payments) return;
  for (;;) {
    const now = deps.clock();
    const due = await listDuePayments(deps.db.query, now, perRound);
    if (due.length === 0) return;
    for (const { payment_id, attempts, since } of due) {
      // Read before settling: a message that comes meanwhile keeps its turn.
      const digests = await listDueDigests(deps.db.query, payment_id, now);
      if (digests.length === 0) continue;
      try {
        await settle(deps, payment_id);
        await finishMessages(deps.db.query, digests);
      } catch (error) {
        deps.log.warn('a webhook could not be worked through yet', { payment: payment_id, reason: error });
        if (now - since > givenUpAfterMs) await finishMessages(deps.db.query, digests);
        else await postponeMessages(deps.db.query, digests, now + waitMs(attempts));
      }
    }
  }
}

function waitMs(attempts: number): number {
  return Math.min(firstWaitMs * 2 ** Math.min(attempts, 20), longestWaitMs);
}
