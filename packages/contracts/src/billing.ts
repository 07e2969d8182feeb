import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { text } from './text.ts';

const plan = z.object({
  name: z.string(),
  /** In the currency's smallest unit: paise for INR. */
  amountMinor: z.number(),
  currency: z.string(),
  periodDays: z.number(),
  trialDays: z.number(),
  /** No money moves; the screens say so. */
  testMode: z.boolean(),
  /** Address of the provider's checkout script, and the public key it is opened with; empty when nothing can be bought. */
  checkoutScript: z.string(),
  keyId: z.string(),
  available: z.boolean(),
});
export type Plan = z.output<typeof plan>;

/** `loading` (specification, section 3) is the browser's own state before the first answer. */
const status = z.enum(['active', 'trial', 'inactive']);
const moment = z.iso.datetime();

export const subscription = z.object({
  isPremium: z.boolean(),
  status,
  /** Nothing renews by itself: this is when premium ends. */
  periodEnd: moment.nullable(),
  trialAvailable: z.boolean(),
});
export type Subscription = z.output<typeof subscription>;

/** The theme colour of the provider's checkout (specification, section 9); used nowhere else. */
export const checkoutThemeColor = '#3399cc';

export const checkoutOrder = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  keyId: z.string(),
  testMode: z.boolean(),
  name: z.string(),
  description: z.literal('Premium Subscription'),
  prefill: z.object({ name: z.string(), email: z.string() }),
  themeColor: z.literal(checkoutThemeColor),
});
export type CheckoutOrder = z.output<typeof checkoutOrder>;

const verifiedPayment = z.union([
  z.object({ isPremium: z.literal(true), status, periodEnd: moment }),
  /** The provider has not confirmed yet, or cannot be reached; `check-subscription` will tell. */
  z.object({ isPremium: z.literal(false), status: z.literal('pending') }),
]);
export type VerifiedPayment = z.output<typeof verifiedPayment>;

const receipt = z.object({
  id: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  paidAt: moment,
  periodStart: moment,
  periodEnd: moment,
  testMode: z.boolean(),
  status: z.enum(['captured', 'refunded']),
});
export type Receipt = z.output<typeof receipt>;

const id = (label: string) => text(label, { min: 1, max: 100 });
const userId = id('The user id');
const signedOut = 'payment/signed-out';

export const billingEndpoints = [
  { method: 'GET', path: '/api/plan', access: 'anyone', output: plan },
  {
    method: 'GET',
    path: '/api/check-subscription',
    access: 'person',
    signedOut,
    input: z.object({ userId }),
    output: subscription,
  },
  {
    method: 'POST',
    path: '/api/create-razorpay-order',
    access: 'person',
    signedOut,
    /** The email is part of the specified body; the order is made for the address of the account. */
    input: z.object({ userId, email: text('The email', { max: 320 }).optional() }),
    output: checkoutOrder,
  },
  {
    method: 'POST',
    path: '/api/verify-razorpay-payment',
    access: 'person',
    signedOut,
    input: z.object({
      razorpay_payment_id: id('The payment id'),
      razorpay_order_id: id('The order id'),
      razorpay_signature: text('The signature', { min: 1, max: 200 }),
      userId,
    }),
    output: verifiedPayment,
  },
  /** No declared input: the signature is over the raw bytes. */
  {
    method: 'POST',
    path: '/api/razorpay-webhook',
    access: 'anyone',
    output: z.object({ received: z.literal(true) }),
  },
  {
    method: 'POST',
    path: '/api/trial',
    access: 'person',
    signedOut,
    output: z.object({ status: z.literal('trial'), periodEnd: moment }),
  },
  { method: 'GET', path: '/api/me/payments', access: 'person', output: z.array(receipt) },
  {
    method: 'POST',
    path: '/api/features/:feature',
    access: 'person',
    signedOut,
    output: z.object({ allowed: z.literal(true) }),
  },
] as const satisfies readonly Endpoint[];
