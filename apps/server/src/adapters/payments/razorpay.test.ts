import { AppError } from '@slipway/core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FakeRazorpay, type Fault, startRazorpay } from '../../../test/razorpay.ts';
import { readConfig } from '../../config.ts';
import { makeRazorpay } from './razorpay.ts';

let provider: FakeRazorpay;
beforeAll(async () => {
  provider = await startRazorpay();
});
afterEach(() => provider.behave());
afterAll(() => provider.stop());

function connect(env: Readonly<Record<string, string>> = {}) {
  const { payments } = readConfig({ ...provider.env, ...env }, () => 'secret');
  if (!payments) throw new Error('no payments');
  return makeRazorpay({ ...payments, deadlineMs: 1500 });
}

const price = { amountMinor: 49_900, currency: 'INR', receipt: 'r1' };

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'none';
}

test('makes an order, sees what was paid for it, and captures what is only authorised', async () => {
  const client = connect();
  const order = await client.createOrder(price);
  expect(order).toEqual({ id: expect.stringMatching(/^order_/), amountMinor: 49_900, currency: 'INR' });
  expect(await client.listPayments(order.id)).toEqual([]);
  const { id } = provider.pay(order.id, { status: 'authorized' });
  const found = await client.findPayment(id);
  expect(found).toMatchObject({ id, orderId: order.id, amountMinor: 49_900, state: 'authorized' });
  expect(await client.listPayments(order.id)).toEqual([found]);
  if (found) expect((await client.capture(found)).state).toBe('captured');
  expect(await client.findPayment('pay_nobody')).toBeNull();
  expect(await client.listPayments('order_nobody')).toEqual([]);
});

test('[§5] an order response without id is an error', async () => {
  provider.misbehave(({ id: _, ...rest }) => rest);
  expect(await codeOf(connect().createOrder(price))).toBe('payment/no-order-id');
  provider.misbehave((order) => ({ ...order, id: null }));
  expect(await codeOf(connect().createOrder(price))).toBe('payment/no-order-id');
});

const faults: readonly Fault[] = [
  'hang',
  'hang in the body',
  'drop',
  'garbage',
  'empty',
  'huge',
  'redirect',
  401,
  429,
  500,
  503,
];
test.each(faults)('%s: nothing is known, and the call ends', async (fault) => {
  const client = connect();
  const order = await client.createOrder(price);
  const payment = provider.pay(order.id);
  provider.misbehave(fault);
  const calls = [client.createOrder(price), client.findPayment(payment.id), client.listPayments(order.id)];
  expect(await Promise.all(calls.map(codeOf))).toEqual(Array(3).fill('payment/api-error'));
});

test('a slow answer within the deadline is an answer', async () => {
  const client = connect();
  provider.misbehave('delay');
  expect((await client.createOrder(price)).id).toMatch(/^order_/);
});

test.each<[string, Record<string, unknown>]>([
  ['another payment', { id: 'pay_other' }],
  ['a status that does not exist', { status: 'paid' }],
  ['an amount as text', { amount: '49900' }],
  ['a negative amount', { amount: -1 }],
  ['a currency that is none', { currency: 'rupees' }],
  ['a date that is none', { created_at: 'yesterday' }],
  ['an order that is no text', { order_id: 7 }],
])('%s is not believed', async (_name, lie) => {
  const client = connect();
  const { id } = provider.pay((await client.createOrder(price)).id);
  provider.misbehave((payment) => ({ ...payment, ...lie }));
  expect(await codeOf(client.findPayment(id))).toBe('payment/api-error');
});

test('an order at another price is not handed on', async () => {
  for (const lie of [{ amount: 1 }, { currency: 'USD' }]) {
    provider.misbehave((order) => ({ ...order, ...lie }));
    expect(await codeOf(connect().createOrder(price))).toBe('payment/api-error');
  }
});

test('a wrong key, and nobody there', async () => {
  expect(await codeOf(connect({ RAZORPAY_KEY_SECRET: 'wrong' }).createOrder(price))).toBe(
    'payment/api-error',
  );
  const nowhere = connect({ RAZORPAY_BASE_URL: 'http://127.0.0.1:1' });
  expect(await codeOf(nowhere.createOrder(price))).toBe('payment/api-error');
});

test('an id cannot leave its place in the address', async () => {
  const client = connect();
  await client.findPayment('../orders?x=1#y');
  expect(provider.requests.at(-1)).toBe('GET /v1/payments/..%2Forders%3Fx%3D1%23y');
});
