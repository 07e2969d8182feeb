import type { CheckoutOrder } from '@slipway/contracts';
import { AppError, type ErrorCode, fromWire } from '@slipway/core';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask, type CallArgs, type CallKey, type CallResult, call } from '../lib/http.ts';
import { askAnew, shouldRetry } from '../lib/query-client.ts';
import { createTabSignal } from '../lib/tab-signal.ts';
import { askPlan } from './server-offers.ts';

export type SubscriptionAnswer = CallResult<'GET /api/check-subscription'>;

/** What the provider's checkout hands over when it has taken a payment (specification, section 3). */
export interface PaymentResult {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

const longestTextShown = 200;
const premiumSignal = createTabSignal('slipway:premium');

export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => askPlan(signal),
});

export const subscriptionQuery = (uid: string) =>
  queryOptions({
    queryKey: ['billing', uid, 'subscription'],
    queryFn: ({ signal }) => answerOf('GET /api/check-subscription', { body: { userId: uid }, signal }),
    retry: (failures, error) => !isRefusal(error) && shouldRetry(failures, error),
    // One check a load: navbar and page ask through scopes that mount one after the other.
    retryOnMount: false,
  });

export const paymentsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['billing', uid, 'payments'],
    queryFn: ({ signal }) => call('GET /api/me/payments', { signal }),
  });

export async function refreshBilling(cache: QueryClient, uid: string): Promise<void> {
  await askAnew(cache, ['billing', uid]);
}

export async function createOrder(input: { userId: string; email: string }): Promise<CheckoutOrder> {
  const order = await answerOf('POST /api/create-razorpay-order', { body: input });
  if (!order.id) throw new AppError('payment/no-order-id');
  return order;
}

/** False while the provider has not confirmed the payment yet. */
export async function verifyPayment(result: PaymentResult, userId: string): Promise<boolean> {
  // Only the fields of the contract travel: a provider may add others to its answer.
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = result;
  const body = { razorpay_payment_id, razorpay_order_id, razorpay_signature, userId };
  return (await call('POST /api/verify-razorpay-payment', { body })).isPremium;
}

/** Gives the instant the trial ends, in milliseconds. */
export async function startTrial(): Promise<number> {
  return Date.parse((await call('POST /api/trial', { body: {} })).periodEnd);
}

/** Rejects with `premium/required` for who has no premium; the server decides, whatever the browser believes. */
export async function openFeature(feature: string): Promise<void> {
  await call('POST /api/features/:feature', { params: { feature }, body: {} });
}

export const tellOtherTabs = (): void => premiumSignal.send();
export const listenToOtherTabs = (work: () => void): (() => void) => premiumSignal.listen(work);

/** Errors of the specification's section 8 with a sentence of their own: it is shown as it is, without our prefix. */
const ownSentences: readonly ErrorCode[] = ['payment/no-order-id', 'payment/signed-out'];

/** "API error: {status} - {text}" of the specification's section 8, for its two calls. */
async function answerOf<K extends CallKey>(key: K, ...args: CallArgs<K>): Promise<CallResult<K>> {
  const answer = await ask(key, ...args);
  const body = await answer.text();
  if (answer.ok) return parse(body) as CallResult<K>;
  const told = findRefusal(body);
  if (told && ownSentences.includes(told.code)) throw told;
  throw new AppError('payment/api-error', { status: answer.status, text: textOf(told, body) });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError('server/failed', {}, { cause });
  }
}

/** Null for what is not our own server's: a proxy's page, or nothing at all. */
function findRefusal(body: string): AppError | null {
  try {
    const told = fromWire(JSON.parse(body), 'payment/api-error');
    // The fallback of an unknown body has no details, an API error of ours always has.
    return told.code === 'payment/api-error' && told.details.text === undefined ? null : told;
  } catch {
    return null;
  }
}

/** Our own refusals by their sentence, which an API error already carries; what a proxy says as it stands. */
function textOf(told: AppError | null, body: string): string {
  if (told === null) return body.slice(0, longestTextShown);
  return told.code === 'payment/api-error' ? String(told.details.text) : told.message;
}

/** The server refused: asking again would only delay the sentence. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'payment/api-error') return false;
  const status = Number(error.details.status);
  return status >= 400 && status < 500;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof AppError && (error.status === 401 || error.details.status === 401);
}
