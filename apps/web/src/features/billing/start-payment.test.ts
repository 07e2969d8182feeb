import { AppError, errorMessage, type Person } from '@slipway/core';
import { beforeEach, expect, it } from 'vitest';
import type { PaymentResult } from '../../api/billing.ts';
import type { Checkout, CheckoutOptions } from './checkout.ts';
import { type PaymentSteps, startPayment } from './start-payment.ts';

const ada: Person = { uid: 'u1', email: 'ada@example.org', displayName: 'Ada', photoURL: null };
const result: PaymentResult = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'signed',
};
const order = {
  id: 'order_1',
  amount: 49_900,
  currency: 'INR',
  keyId: 'key_public',
  testMode: true,
  name: 'Slipway',
  description: 'Premium Subscription',
  prefill: { name: 'Ada', email: 'ada@example.org' },
  themeColor: '#3399cc',
} as const;

let told: string[];
let opened: CheckoutOptions | null;
let declined: (() => void) | null;

class Window implements Checkout {
  readonly options: CheckoutOptions;
  constructor(options: CheckoutOptions) {
    this.options = options;
  }
  open(): void {
    told.push('open');
    opened = this.options;
  }
  on(_event: 'payment.failed', work: () => void): void {
    declined = work;
  }
}

beforeEach(() => {
  told = [];
  opened = null;
  declined = null;
});

function steps(other: Partial<PaymentSteps> = {}): PaymentSteps {
  return {
    loadCheckout: async () => Window,
    createOrder: async ({ userId, email }) => {
      told.push(`order ${userId} ${email}`);
      return order;
    },
    verify: async ({ razorpay_payment_id }, uid) => {
      told.push(`verify ${razorpay_payment_id} ${uid}`);
      return true;
    },
    recheck: async (uid) => void told.push(`recheck ${uid}`),
    setLoading: (loading) => told.push(loading ? 'loading' : 'idle'),
    go: (path) => told.push(`go ${path}`),
    log: (error) => told.push(`log ${error.message}`),
    onDeclined: (error) => told.push(`declined ${error.message}`),
    ...other,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('[§5] payment requires a logged-in user: [§8] "User must be logged in to subscribe"', async () => {
  await expect(startPayment(null, steps())).rejects.toThrow('User must be logged in to subscribe');
  expect(told).toEqual([]);
});

it('[§7] opens the checkout with order id, amount, currency, product, description, prefill and theme colour', async () => {
  await startPayment(ada, steps());
  expect(told).toEqual(['loading', 'order u1 ada@example.org', 'open']);
  expect(opened).toMatchObject({
    key: 'key_public',
    order_id: 'order_1',
    amount: 49_900,
    currency: 'INR',
    name: 'Slipway',
    description: 'Premium Subscription',
    prefill: { name: 'Ada', email: 'ada@example.org' },
  });
});

it('[§9] the payment theme colour is #3399cc', async () => {
  await startPayment(ada, steps());
  expect(opened?.theme.color).toBe('#3399cc');
});

it('[§4] successful payment: verify, then re-check subscription, then go to /payment/success', async () => {
  await startPayment(ada, steps());
  told = [];
  opened?.handler(result);
  await settled();
  expect(told).toEqual(['loading', 'verify pay_1 u1', 'recheck u1', 'go /payment/success', 'idle']);
});

it('a payment the provider has not confirmed yet waits on the success page', async () => {
  await startPayment(ada, steps({ verify: async () => false }));
  opened?.handler(result);
  await settled();
  expect(told).toContain('go /payment/success?pending=pay_1');
});

it('[§4] [§8] failed verification: go to /payment/failed', async () => {
  const verify = () => Promise.reject(new AppError('payment/verification-failed'));
  await startPayment(ada, steps({ verify }));
  told = [];
  opened?.handler(result);
  await settled();
  expect(told).toEqual([
    'loading',
    `log ${errorMessage('payment/verification-failed')}`,
    'go /payment/failed',
    'idle',
  ]);
});

it('a verification nobody answered ends on /payment/failed too, and says so', async () => {
  await startPayment(ada, steps({ verify: () => Promise.reject(new AppError('network/offline')) }));
  opened?.handler(result);
  await settled();
  expect(told).toContain('go /payment/failed?unanswered');
});

it('[§4] dismissing the payment modal clears loading', async () => {
  await startPayment(ada, steps());
  opened?.modal.ondismiss();
  expect(told.at(-1)).toBe('idle');
});

it('a declined card is told and clears loading; the window stays for another try', async () => {
  await startPayment(ada, steps());
  declined?.();
  expect(told.slice(-2)).toEqual(['idle', `declined ${errorMessage('payment/declined')}`]);
});

it('[§8] order errors are logged and rethrown after loading clears', async () => {
  const refused = new AppError('payment/api-error', { status: 500, text: 'no' });
  const paying = startPayment(ada, steps({ createOrder: () => Promise.reject(refused) }));
  await expect(paying.finally(() => told.push('thrown'))).rejects.toThrow('API error: 500 - no');
  expect(told).toEqual(['loading', 'log API error: 500 - no', 'idle', 'thrown']);
});

it('[§8] a payment script that does not load is said, and no order is made', async () => {
  const loadCheckout = () => Promise.reject(new AppError('payment/script-failed'));
  await expect(startPayment(ada, steps({ loadCheckout }))).rejects.toThrow(
    'The payment provider script failed to load.',
  );
  expect(told).toEqual(['loading', `log ${errorMessage('payment/script-failed')}`, 'idle']);
});
