import type { CheckoutOrder } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { PaymentResult } from '../../api/billing.ts';

/** What we use of the provider's checkout script. */
export interface Checkout {
  open(): void;
  on(event: 'payment.failed', work: () => void): void;
}
export type CheckoutMaker = new (options: CheckoutOptions) => Checkout;

export interface CheckoutOptions {
  readonly key: string;
  readonly order_id: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly handler: (result: PaymentResult) => void;
  readonly modal: { readonly ondismiss: () => void };
}

declare global {
  interface Window {
    Razorpay?: CheckoutMaker;
  }
}

/** Specification, sections 7 and 9. The colour is for the provider's own window; on our paper it would fail AA. */
export const checkoutLook = {
  name: 'Slipway',
  description: 'Premium Subscription',
  theme: { color: '#3399cc' satisfies CheckoutOrder['themeColor'] },
} as const;

/** Brings the provider's script into the page, once. After a failure another call tries anew. */
export function loadCheckout(target: Window, address: string): Promise<CheckoutMaker> {
  const here = target.Razorpay;
  if (here) return Promise.resolve(here);
  return new Promise((resolve, reject) => {
    const script = target.document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new AppError('payment/script-failed'));
    };
    script.src = address;
    script.async = true;
    script.onload = () => (target.Razorpay ? resolve(target.Razorpay) : fail());
    script.onerror = fail;
    target.document.head.append(script);
  });
}
