import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';

/**
 * What billing needs from a payment provider. Each call ends within a deadline. `payment/api-error` means that the
 * provider could not be reached or did not answer in its own language: nothing is known then, and the question is
 * asked again later.
 */
export interface Payments {
  /** `payment/no-order-id` when the answer holds none. */
  createOrder(order: NewOrder): Promise<ProviderOrder>;
  /** Null when the provider says that there is no such payment. */
  findPayment(id: string): Promise<ProviderPayment | null>;
  /** Empty when the provider does not know the order. */
  listPayments(orderId: string): Promise<readonly ProviderPayment[]>;
  /** Takes the money of an authorised payment; the answer is the payment as it is then. */
  capture(payment: ProviderPayment): Promise<ProviderPayment>;
}

interface NewOrder {
  readonly amountMinor: number;
  readonly currency: string;
  /** Our own id of the order, shown in the provider's books. */
  readonly receipt: string;
}

interface ProviderOrder {
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: string;
}

export interface ProviderPayment {
  readonly id: string;
  readonly orderId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly state: PaymentState;
  readonly createdAtMs: number;
}

/** In the order in which a payment moves. A failed one can still be authorised late; a refund is the end. */
export const paymentStates = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

export function rankOf(state: PaymentState): number {
  return paymentStates.indexOf(state);
}

export function getPayments(deps: Pick<Deps, 'payments'>): Payments {
  if (!deps.payments) throw new AppError('payment/unavailable');
  return deps.payments;
}
