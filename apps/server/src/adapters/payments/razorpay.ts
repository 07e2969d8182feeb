import { AppError } from '@slipway/core';
import { z } from 'zod';
import type { PaymentsConfig } from '../../config.ts';
import { type Payments, type ProviderPayment, paymentStates } from '../../modules/billing/payments.ts';
import { readLimited } from './read-limited.ts';

/** For the whole of a call, from connecting to the last byte. */
const deadlineMs = 10_000;

const amount = z.int().min(0);
const currency = z.string().regex(/^[A-Z]{3}$/);
const order = z.object({ id: z.string().nullish(), amount, currency });
const payment = z
  .object({
    id: z.string().min(1).max(100),
    order_id: z.string().max(100).nullish(),
    amount,
    currency,
    status: z.enum(paymentStates),
    /** Seconds since 1970. */
    created_at: z.int().min(0).max(1e11),
  })
  .transform(
    (raw): ProviderPayment => ({
      id: raw.id,
      orderId: raw.order_id ?? null,
      amountMinor: raw.amount,
      currency: raw.currency,
      state: raw.status,
      createdAtMs: raw.created_at * 1000,
    }),
  );
const paymentList = z.object({ items: z.array(payment).max(1000) });

type Call = Pick<PaymentsConfig, 'baseUrl' | 'keyId' | 'keySecret'> & { readonly deadlineMs?: number };

/** Razorpay's orders and payments API on fetch. Nothing is retried here: whoever asked asks again. */
export function makeRazorpay(config: Call): Payments {
  return {
    async createOrder({ amountMinor, currency, receipt }) {
      const body = { amount: amountMinor, currency, receipt, payment_capture: 1 };
      const made = parse(order, (await call(config, 'POST', '/v1/orders', body)) ?? {});
      if (!made.id) throw new AppError('payment/no-order-id');
      if (made.amount !== amountMinor || made.currency !== currency)
        throw failed('the order has another price than the one asked for');
      return { id: made.id, amountMinor, currency };
    },
    async findPayment(id) {
      const raw = await call(config, 'GET', `/v1/payments/${encodeURIComponent(id)}`);
      return raw === null ? null : about(id, parse(payment, raw));
    },
    async listPayments(orderId) {
      const raw = await call(config, 'GET', `/v1/orders/${encodeURIComponent(orderId)}/payments`);
      return raw === null ? [] : parse(paymentList, raw).items;
    },
    async capture({ id, amountMinor, currency }) {
      const path = `/v1/payments/${encodeURIComponent(id)}/capture`;
      const raw = await call(config, 'POST', path, { amount: amountMinor, currency });
      if (raw === null) throw failed('the payment could not be captured');
      return about(id, parse(payment, raw));
    },
  };
}

/** Null when the provider says that what was asked about does not exist: it answers 400 for that, and 404. */
async function call(config: Call, method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const credentials = Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64');
  try {
    const response = await fetch(`${config.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Basic ${credentials}`,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // A redirect would carry the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(config.deadlineMs ?? deadlineMs),
    });
    const text = await readLimited(response);
    if (response.ok) return JSON.parse(text);
    if (method === 'GET' && (response.status === 400 || response.status === 404)) return null;
    throw failed(`${method} ${path} was answered with ${response.status}: ${text.slice(0, 300)}`);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw failed(`${method} ${path} failed`, error);
  }
}

function parse<T>(schema: z.ZodType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (!result.success) throw failed('an answer has another shape than the API promises', result.error);
  return result.data;
}

function about(id: string, found: ProviderPayment): ProviderPayment {
  if (found.id !== id) throw failed('the answer is about another payment');
  return found;
}

/** The provider's own words go to the log; the person reads that it could not be reached. */
function failed(reason: string, cause?: unknown): AppError {
  const details = { status: 502, text: 'The payment provider could not be reached.' };
  return new AppError('payment/api-error', details, { cause: new Error(reason, { cause }) });
}
