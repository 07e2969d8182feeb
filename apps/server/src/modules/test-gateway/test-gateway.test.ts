import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, test } from 'vitest';
import { type Client, makeClient } from '../../../test/client.ts';
import { makeTestApp, type TestApp } from '../../../test/kit.ts';
import { expectError, goodPassword, quickPasswords } from '../../../test/people.ts';
import { type ServerProcess, startServer } from '../../../test/server-process.ts';
import { readConfig } from '../../config.ts';
import { checkoutScript } from './checkout-script.ts';

const secret = () => 'a secret that only this test knows, long enough';

test('the built-in gateway is chosen only without keys, on loopback, with no sign of a public address', () => {
  const gatewayOf = (env: Record<string, string>) => readConfig(env, secret).payments?.gateway ?? null;
  expect(gatewayOf({})).toBe('built-in');
  for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.8.8.8'])
    expect(gatewayOf({ HOST })).toBe('built-in');
  for (const HOST of ['0.0.0.0', '::', '192.168.1.5', '10.0.0.1', 'slipway.example', '127.0.0.1.example'])
    expect(gatewayOf({ HOST }), HOST).toBeNull();
  expect(gatewayOf({ PUBLIC_URL: 'https://slipway.example' })).toBeNull();
  expect(gatewayOf({ TRUST_PROXY: '1' })).toBeNull();
  const keys = {
    RAZORPAY_KEY_ID: 'rzp_live_x',
    RAZORPAY_KEY_SECRET: 's',
    RAZORPAY_WEBHOOK_SECRET: 'w',
  };
  expect(gatewayOf(keys)).toBe('razorpay');
  expect(gatewayOf({ ...keys, HOST: '0.0.0.0' })).toBe('razorpay');
});

const basic = (app: TestApp) => {
  const payments = app.deps.config.payments;
  return { authorization: `Basic ${btoa(`${payments?.keyId}:${payments?.keySecret}`)}` };
};
const addresses: readonly (readonly [string, string])[] = [
  ['POST', '/api/test-gateway/v1/orders'],
  ['GET', '/api/test-gateway/v1/orders/order_1/payments'],
  ['GET', '/api/test-gateway/v1/payments/pay_1'],
  ['POST', '/api/test-gateway/v1/payments/pay_1/capture'],
  ['GET', '/api/test-gateway/checkout.js'],
  ['POST', '/api/test-gateway/checkout'],
];
const anyBody = {
  amount: 100,
  currency: 'INR',
  key: 'rzp_test_builtin',
  order_id: 'order_1',
  outcome: 'pay',
};

test('on a public address there is nothing at its addresses', async () => {
  const app = await makeTestApp({ env: { HOST: '0.0.0.0', PUBLIC_URL: 'http://slipway.example' } });
  for (const [method, path] of addresses)
    expectError(await app.request(method, path, method === 'GET' ? undefined : anyBody), 'request/not-found');
  await app.close();
});

test('a proxy or a tunnel in front of a local server does not reach it', async () => {
  const app = await makeTestApp();
  const far = app.client('203.0.113.7');
  const tunnelled = makeClient(app.app, 'http://slipway.example');
  for (const [method, path] of addresses) {
    const body = method === 'GET' ? undefined : anyBody;
    expectError(await far.request(method, path, body, { headers: basic(app) }), 'request/not-found');
    expectError(await tunnelled.request(method, path, body, { headers: basic(app) }), 'request/not-found');
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host']) {
      const headers = { ...basic(app), [name]: '203.0.113.7' };
      expectError(await app.request(method, path, body, { headers }), 'request/not-found');
    }
  }
  await app.close();
});

test('its API asks for the key, its checkout for an order it knows', async () => {
  const app = await makeTestApp({ passwords: quickPasswords });
  for (const [method, path] of addresses.slice(0, 4))
    expect((await app.request(method, path, method === 'GET' ? undefined : anyBody)).status).toBe(401);
  const known = { headers: basic(app) };
  for (const [method, path] of addresses.slice(1, 4))
    expect((await app.request(method, path, method === 'GET' ? undefined : anyBody, known)).status).toBe(400);
  const made = await app.request('POST', '/api/test-gateway/v1/orders', anyBody, known);
  expect(made.body).toMatchObject({ id: expect.stringMatching(/^order_/), amount: 100, currency: 'INR' });
  expect((await app.request('POST', '/api/test-gateway/checkout', anyBody)).status).toBe(400);
  expect((await app.request('POST', '/api/test-gateway/checkout', { ...anyBody, key: 'x' })).status).toBe(
    401,
  );
  await app.close();
});

test('the script adds no style element and reads no markup', () => {
  expect(checkoutScript).not.toMatch(
    /createElement\('style'\)|make\(\s*'style'|innerHTML|insertAdjacentHTML|document\.write|eval\(/,
  );
  expect(checkoutScript).toContain('TEST MODE');
});

const running: ServerProcess[] = [];
const dirs: string[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGKILL');
    await server.exited;
  }
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

async function startReal() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'slipway-gateway-'));
  dirs.push(DATA_DIR);
  const server = await startServer({ DATA_DIR });
  running.push(server);
  return server;
}

/** Cookies kept from answer to answer, over the real socket. */
function browserOf(server: ServerProcess): Client {
  return makeClient({ request: async (url, init) => fetch(url, init) }, server.url);
}

it('[§7] a whole purchase in test mode on a real server: order, play money, signature, premium, receipt', async () => {
  const server = await startReal();
  const { request } = browserOf(server);
  const body = { email: 'ada@example.org', password: goodPassword, name: 'Ada' };
  expect((await request('POST', '/api/auth/sign-up/email', body)).status).toBe(200);
  const me = field((await request('GET', '/api/me')).body, 'uid');
  const plan = await request('GET', '/api/plan');
  expect(plan.body).toMatchObject({
    testMode: true,
    available: true,
    checkoutScript: '/api/test-gateway/checkout.js',
    keyId: 'rzp_test_builtin',
  });
  const script = await request('GET', '/api/test-gateway/checkout.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const buy = { userId: me, email: 'ada@example.org' };
  const order = field((await request('POST', '/api/create-razorpay-order', buy)).body, 'id');

  const checkout = { key: 'rzp_test_builtin', order_id: order };
  const failed = await request('POST', '/api/test-gateway/checkout', { ...checkout, outcome: 'fail' });
  expect(failed.body).toMatchObject({ status: 'failed', order_id: order });
  const paid = await request('POST', '/api/test-gateway/checkout', { ...checkout, outcome: 'pay' });
  const again = await request('POST', '/api/test-gateway/checkout', { ...checkout, outcome: 'pay' });
  expect(again.body).toEqual(paid.body);
  const result = { razorpay_order_id: order, ...Object(paid.body), userId: me };
  const forged = { ...result, razorpay_signature: 'f'.repeat(64) };
  expectError(await request('POST', '/api/verify-razorpay-payment', forged), 'payment/verification-failed');
  expect((await request('POST', '/api/verify-razorpay-payment', result)).body).toMatchObject({
    isPremium: true,
    status: 'active',
  });
  expect((await request('GET', '/api/me/payments')).body).toMatchObject([
    { amountMinor: 49_900, currency: 'INR', testMode: true, status: 'captured' },
  ]);
  expect((await request('POST', '/api/features/pdf-export', {})).body).toEqual({ allowed: true });
  await expect.poll(() => server.output(), { timeout: 5000 }).toContain('Your receipt for Slipway Premium');
});

function field(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) throw new Error(`no ${name}`);
  return String(Reflect.get(body, name));
}
