import type { BillingDeps } from './billing-deps.ts';
import { getPayments } from './payments.ts';
import { dayMs } from './plan.ts';
import { settle } from './settle.ts';
import { claimCheck, listDueOrders, type OrderRow } from './store.ts';

export const firstCheckMs = 60_000;
const longestWaitMs = dayMs;
/** Late authorisations take days; a refund within the paid period is seen as well. */
const watchedMs = 45 * dayMs;
const perRound = 20;

/** Finds what a lost webhook and a closed browser would have told. An order is asked about ever more seldom. */
export async function reconcileOrders(deps: BillingDeps): Promise<void> {
  const config = deps.config.payments;
  if (!config || !deps.payments) return;
  const testMode = config.testMode ? 1 : 0;
  const due = await listDueOrders(deps.db.query, { now: deps.clock(), testMode, limit: perRound });
  for (const order of due) {
    if (!(await claimCheck(deps.db.query, order, nextCheck(order, deps.clock())))) continue;
    try {
      for (const { id } of await getPayments(deps).listPayments(order.provider_order_id))
        await settle(deps, id, { orderId: order.id });
    } catch (error) {
      deps.log.warn('an order could not be checked yet', { order: order.id, reason: error });
    }
  }
}

/** Waits as long again as the order is old. */
function nextCheck({ created_at }: Pick<OrderRow, 'created_at'>, now: number): number | null {
  const age = now - created_at;
  if (age > watchedMs) return null;
  return now + Math.min(Math.max(age, firstCheckMs), longestWaitMs);
}
