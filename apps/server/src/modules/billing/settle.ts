import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { closeGap, nextStart } from './coverage.ts';
import { getPayments, type PaymentState, type ProviderPayment, paymentStates, rankOf } from './payments.ts';
import { dayMs } from './plan.ts';
import { listPaid, trialOf } from './read-coverage.ts';
import {
  endPeriod,
  findOrder,
  insertPeriod,
  movePeriod,
  type OrderRow,
  raisePayment,
  takeTurn,
} from './store.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'log' | 'payments'>;

/** `null`: the provider knows no such payment, it is not for an order of ours, or it is not what was ordered. */
export type Settled = PaymentState | null;

/**
 * Brings our books to what the provider says about a payment. The webhook, the browser's verify call and the
 * reconcile job all end here, any number of times and in any order. Only the provider's own answer counts; a message
 * or a body is no more than a reason to ask.
 */
export async function settle(
  deps: SettleDeps,
  paymentId: string,
  expected: { readonly orderId?: string } = {},
): Promise<Settled> {
  const found = await getPayments(deps).findPayment(paymentId);
  const order = found?.orderId ? await findOrder(deps.db.query, found.orderId) : undefined;
  if (!found || !order) return null;
  if (!isAsOrdered(found, order) || (expected.orderId !== undefined && expected.orderId !== order.id)) {
    deps.log.error('a payment is not what was ordered', { payment: paymentId, order: order.id });
    return null;
  }
  const payment = found.state === 'authorized' ? await capture(deps, found) : found;
  return deps.db.transaction((trx) => record(trx, deps, payment, order));
}

function isAsOrdered(payment: ProviderPayment, order: OrderRow): boolean {
  return payment.amountMinor === order.amount_minor && payment.currency === order.currency;
}

/** An authorised payment that nobody captures goes back to the payer after some days. */
async function capture(deps: SettleDeps, payment: ProviderPayment): Promise<ProviderPayment> {
  try {
    const captured = await getPayments(deps).capture(payment);
    return { ...payment, state: captured.state };
  } catch (error) {
    // Captured meanwhile, or not reachable: the next question tells.
    deps.log.warn('a payment could not be captured yet', { payment: payment.id, reason: error });
    return payment;
  }
}

async function record(
  trx: Queries,
  deps: SettleDeps,
  payment: ProviderPayment,
  order: OrderRow,
): Promise<PaymentState> {
  const now = deps.clock();
  const account = await takeTurn(trx, order.account_id);
  const stored = await raisePayment(trx, {
    id: payment.id,
    order_id: order.id,
    account_id: order.account_id,
    amount_minor: order.amount_minor,
    currency: order.currency,
    state: payment.state,
    state_rank: rankOf(payment.state),
    paid_at: payment.createdAtMs,
    updated_at: now,
  });
  // The stored state may be further on than what was just read: answers overtake each other.
  const state = paymentStates[stored.state_rank] ?? payment.state;
  const trial = trialOf(account);
  const filter = { now, withTests: order.test_mode === 1 };
  if (rankOf(state) >= rankOf('captured')) {
    const startsAt = nextStart(await listPaid(trx, order.account_id, filter), trial, now);
    await insertPeriod(trx, {
      id: deps.ids.next(),
      payment_id: payment.id,
      account_id: order.account_id,
      starts_at: startsAt,
      ends_at: startsAt + order.period_days * dayMs,
      ended_at: null,
      test_mode: order.test_mode,
      created_at: now,
      receipt_mailed_at: null,
    });
  }
  if (state === 'refunded' && (await endPeriod(trx, payment.id, now)))
    for (const moved of closeGap(await listPaid(trx, order.account_id, filter), trial, now))
      await movePeriod(trx, moved);
  return state;
}
