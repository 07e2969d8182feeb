import type { CheckoutOrder } from '@slipway/contracts';
import { AppError, type Person } from '@slipway/core';
import type { PaymentResult } from '../../api/billing.ts';
import { type CheckoutMaker, checkoutLook } from './checkout.ts';

export interface PaymentSteps {
  readonly loadCheckout: () => Promise<CheckoutMaker>;
  readonly createOrder: (input: { userId: string; email: string }) => Promise<CheckoutOrder>;
  /** False: taken, but not confirmed by the provider yet. */
  readonly verify: (result: PaymentResult, uid: string) => Promise<boolean>;
  /** Asks the server anew what the person has. */
  readonly recheck: (uid: string) => Promise<void>;
  readonly setLoading: (loading: boolean) => void;
  readonly go: (path: string) => void;
  readonly log: (error: AppError) => void;
  /** The bank or the person's card said no; the provider's window stays open for another try. */
  readonly onDeclined: (error: AppError) => void;
}

/**
 * Order, checkout, verification (specification, section 4). Resolves once the provider's window is open; what goes
 * wrong before that is logged and thrown after loading has cleared.
 */
export async function startPayment(person: Person | null, steps: PaymentSteps): Promise<void> {
  if (person === null) throw new AppError('payment/signed-out');
  steps.setLoading(true);
  try {
    // The script first: a provider that cannot be reached leaves no open order behind.
    const Checkout = await steps.loadCheckout();
    const order = await steps.createOrder({ userId: person.uid, email: person.email });
    const checkout = new Checkout({
      ...checkoutLook,
      key: order.keyId,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      prefill: { name: person.displayName ?? '', email: person.email },
      handler: (result) => void settle(result, person.uid, steps),
      modal: { ondismiss: () => steps.setLoading(false) },
    });
    checkout.on('payment.failed', () => {
      steps.setLoading(false);
      steps.onDeclined(new AppError('payment/declined'));
    });
    checkout.open();
  } catch (cause) {
    const error = known(cause);
    steps.log(error);
    steps.setLoading(false);
    throw error;
  }
}

async function settle(result: PaymentResult, uid: string, steps: PaymentSteps): Promise<void> {
  steps.setLoading(true);
  try {
    const confirmed = await steps.verify(result, uid);
    await steps.recheck(uid);
    const pending = encodeURIComponent(result.razorpay_payment_id);
    steps.go(confirmed ? '/payment/success' : `/payment/success?pending=${pending}`);
  } catch (cause) {
    const error = known(cause);
    steps.log(error);
    // Refused is not the same as unanswered: then the money may well have arrived.
    steps.go(error.status < 500 ? '/payment/failed' : '/payment/failed?unanswered');
  } finally {
    steps.setLoading(false);
  }
}

function known(cause: unknown): AppError {
  return cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause });
}
