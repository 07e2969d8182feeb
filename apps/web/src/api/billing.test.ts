import { AppError, type ErrorCode, toWire } from '@slipway/core';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../test/answers.ts';
import { createOrder } from './billing.ts';

afterEach(() => vi.unstubAllGlobals());

const order = { userId: 'u1', email: 'ada@example.org' };
async function refusalOf(status: number, body: unknown): Promise<AppError> {
  answerWith({ 'POST /api/create-razorpay-order': () => ({ status, body }) });
  const refused = await createOrder(order).catch((error: unknown) => error);
  if (!(refused instanceof AppError)) throw new Error('It was not refused');
  return refused;
}

it.each<[ErrorCode, Record<string, string | number>, string]>([
  [
    'payment/api-error',
    { status: 502, text: 'The payment provider could not be reached.' },
    'API error: 502 - The payment provider could not be reached.',
  ],
  ['payment/no-order-id', {}, 'No order ID returned from the API'],
  ['payment/signed-out', {}, 'User must be logged in to subscribe'],
  ['payment/unavailable', {}, 'API error: 503 - Payments are not set up on this server.'],
])('[§8] says the sentence of %s once', async (code, details, sentence) => {
  const answered = new AppError(code, details);
  expect((await refusalOf(answered.status, toWire(answered))).message).toBe(sentence);
});

it('[§8] a provider that refused our keys does not sign the person out', async () => {
  const wire = toWire(new AppError('payment/api-error', { status: 401, text: 'No.' }));
  expect(await refusalOf(502, wire)).toMatchObject({ details: { status: 502, text: 'No.' } });
});

it.each([
  ['the till is closed', 'API error: 500 - the till is closed'],
  ['{"error":"no"}', 'API error: 500 - {"error":"no"}'],
])('[§8] what a proxy says stands as it is: %s', async (body, sentence) => {
  expect((await refusalOf(500, body)).message).toBe(sentence);
});

it('[§5] [§8] an order without an id is an error', async () => {
  expect((await refusalOf(200, { amount: 1 })).message).toBe('No order ID returned from the API');
});
