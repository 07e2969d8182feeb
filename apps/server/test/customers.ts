import { type CheckoutOrder, checkoutOrder, type Subscription, subscription } from '@slipway/contracts';
import { expect } from 'vitest';
import type { Answer, Client } from './client.ts';
import { makeTestApp, type TestApp, type TestAppOptions } from './kit.ts';
import { quickPasswords, signUp } from './people.ts';
import { type FakePayment, type FakeRazorpay, type SignedMessage, startRazorpay } from './razorpay.ts';

export interface Customer {
  readonly uid: string;
  readonly email: string;
  readonly client: Client;
  order(): Promise<CheckoutOrder>;
  /** What the browser posts after the checkout. */
  verify(payment: FakePayment, changes?: Readonly<Record<string, unknown>>): Promise<Answer>;
  subscription(): Promise<Subscription>;
}

export interface Shop {
  readonly app: TestApp;
  readonly provider: FakeRazorpay;
  customer(email?: string): Promise<Customer>;
  deliver(message: SignedMessage): Promise<Answer>;
  close(): Promise<void>;
}

/** An app whose payments go to a fake provider over a real socket. */
export async function openShop(options: TestAppOptions = {}): Promise<Shop> {
  const provider = await startRazorpay();
  const app = await makeTestApp({
    passwords: quickPasswords,
    ...options,
    env: { ...provider.env, ...options.env },
  });
  let people = 0;
  return {
    app,
    provider,
    async customer(email) {
      people += 1;
      const address = email ?? `customer${people}@example.org`;
      // Sign-ups are limited per network address.
      const client = app.client(`10.0.${people >> 8}.${people & 255}`);
      await signUp(app, address, { name: 'Ada Lovelace', client });
      return makeCustomer(provider, client, address);
    },
    deliver: ({ raw, headers }) =>
      app.client().request('POST', '/api/razorpay-webhook', undefined, { raw, headers }),
    async close() {
      await app.close();
      await provider.stop();
    },
  };
}

async function makeCustomer(provider: FakeRazorpay, client: Client, email: string): Promise<Customer> {
  const { body } = await client.request('GET', '/api/me');
  const uid = typeof body === 'object' && body !== null && 'uid' in body ? String(body.uid) : '';
  return {
    uid,
    email,
    client,
    async order() {
      const answer = await client.request('POST', '/api/create-razorpay-order', { userId: uid, email });
      expect(answer.status, answer.text).toBe(200);
      return checkoutOrder.parse(answer.body);
    },
    verify: (payment, changes = {}) =>
      client.request('POST', '/api/verify-razorpay-payment', {
        ...provider.checkout(payment),
        userId: uid,
        ...changes,
      }),
    async subscription() {
      const answer = await client.request('GET', `/api/check-subscription?userId=${uid}`);
      return subscription.parse(answer.body);
    },
  };
}

/** Order, payment and the browser's verify call. */
export async function buy(shop: Shop, customer: Customer): Promise<FakePayment> {
  const payment = shop.provider.pay((await customer.order()).id);
  expect((await customer.verify(payment)).status).toBe(200);
  return payment;
}
