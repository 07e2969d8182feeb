import type { VerifiedPayment } from '@slipway/contracts';
import { AppError, type Person } from '@slipway/core';
import type { BillingDeps } from './billing-deps.ts';
import { readCoverage } from './read-coverage.ts';
import { requireSelf } from './require-self.ts';
import { type Settled, settle } from './settle.ts';
import { isCheckoutSignature } from './signatures.ts';
import { findOrder, type OrderRow, setNextCheck } from './store.ts';

interface CheckoutResult {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
  readonly userId: string;
}

/** The signature proves that the checkout ended well; that money was taken is asked of the provider. */
export async function verifyPayment(
  deps: BillingDeps,
  person: Person,
  result: CheckoutResult,
): Promise<VerifiedPayment> {
  requireSelf(person, result.userId);
  const config = deps.config.payments;
  if (!config) throw new AppError('payment/unavailable');
  const order = await findOrder(deps.db.query, result.razorpay_order_id);
  const paymentId = result.razorpay_payment_id;
  const isSigned =
    order?.user_id === person.uid &&
    isCheckoutSignature(config.keySecret, {
      orderId: order.provider_order_id,
      paymentId,
      signature: result.razorpay_signature,
    });
  if (!order || !isSigned) throw new AppError('payment/verification-failed');

  const state = await settleOrWait(deps, paymentId, order);
  if (state === 'pending' || state === 'authorized' || state === 'created') {
    // The job asks again at its next round.
    await setNextCheck(deps.db.query, order.id, deps.clock());
    return { isPremium: false, status: 'pending' };
  }
  const { isPremium, status, endsAt } = await readCoverage(deps, person.uid);
  if (state !== 'captured' || !isPremium || endsAt === null)
    throw new AppError('payment/verification-failed');
  return { isPremium: true, status, periodEnd: new Date(endsAt).toISOString() };
}

async function settleOrWait(
  deps: BillingDeps,
  paymentId: string,
  order: OrderRow,
): Promise<Settled | 'pending'> {
  try {
    return await settle(deps, paymentId, { orderId: order.id });
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment/api-error') {
      deps.log.warn('a payment could not be checked yet', { payment: paymentId, reason: error.cause });
      return 'pending';
    }
    throw error;
  }
}
