import { randomBytes } from 'node:crypto';
import type { Clock } from '../../deps.ts';
import { signCheckout } from '../billing/signatures.ts';

/** In the provider's own words, as its API answers. */
interface GatewayOrder {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly status: 'created';
  readonly created_at: number;
}

interface GatewayPayment {
  readonly id: string;
  readonly entity: 'payment';
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'captured' | 'failed';
  readonly captured: boolean;
  readonly created_at: number;
}

interface CheckoutAnswer {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

interface TestGateway {
  createOrder(order: { amount: number; currency: string; receipt?: string | undefined }): GatewayOrder;
  listPayments(orderId: string): readonly GatewayPayment[] | null;
  findPayment(id: string): GatewayPayment | null;
  /** Pays, and signs like the provider; null for an order that is not here. */
  pay(orderId: string): CheckoutAnswer | null;
  /** Leaves a failed payment behind. */
  fail(orderId: string): GatewayPayment | null;
}

/** Play money is kept in memory: after a restart unfinished test orders are forgotten, paid ones stand in our books. */
const ordersMax = 1000;

export function makeTestGateway(keySecret: string, clock: Clock): TestGateway {
  const orders = new Map<string, GatewayOrder>();
  const payments = new Map<string, GatewayPayment>();

  const add = (orderId: string, status: GatewayPayment['status']): GatewayPayment | null => {
    const order = orders.get(orderId);
    if (!order) return null;
    const payment: GatewayPayment = {
      id: newId('pay'),
      entity: 'payment',
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      status,
      captured: status === 'captured',
      created_at: Math.floor(clock() / 1000),
    };
    payments.set(payment.id, payment);
    return payment;
  };
  const listPayments = (orderId: string) =>
    orders.has(orderId) ? [...payments.values()].filter(({ order_id }) => order_id === orderId) : null;

  return {
    createOrder({ amount, currency, receipt = undefined }) {
      const order: GatewayOrder = {
        id: newId('order'),
        entity: 'order',
        amount,
        currency,
        receipt: receipt ?? null,
        status: 'created',
        created_at: Math.floor(clock() / 1000),
      };
      orders.set(order.id, order);
      forgetOldest(orders, payments);
      return order;
    },
    listPayments,
    findPayment: (id) => payments.get(id) ?? null,
    pay(orderId) {
      // An order is paid once, however often the button is pressed.
      const paid = listPayments(orderId)?.find(({ status }) => status === 'captured');
      const payment = paid ?? add(orderId, 'captured');
      if (!payment) return null;
      return {
        razorpay_payment_id: payment.id,
        razorpay_order_id: orderId,
        razorpay_signature: signCheckout(keySecret, orderId, payment.id),
      };
    },
    fail: (orderId) => add(orderId, 'failed'),
  };
}

function newId(kind: 'order' | 'pay'): string {
  return `${kind}_test${randomBytes(8).toString('hex')}`;
}

function forgetOldest(orders: Map<string, GatewayOrder>, payments: Map<string, GatewayPayment>): void {
  const [oldest] = orders.keys();
  if (orders.size <= ordersMax || oldest === undefined) return;
  orders.delete(oldest);
  for (const { id, order_id } of payments.values()) if (order_id === oldest) payments.delete(id);
}
