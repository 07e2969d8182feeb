import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentState } from '../src/modules/billing/payments.ts';
import { signCheckout, signWebhook } from '../src/modules/billing/signatures.ts';

export interface FakePayment {
  readonly id: string;
  readonly order_id: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly status: PaymentState;
  readonly created_at: number;
}

interface FakeOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

/** Ways to misbehave; a function lies by changing a good answer. */
export type Fault =
  | 'delay'
  | 'hang'
  | 'hang in the body'
  | 'drop'
  | 'garbage'
  | 'empty'
  | 'huge'
  | 'redirect'
  | number
  | ((answer: Record<string, unknown>) => unknown);

export interface FakeRazorpay {
  readonly env: Readonly<Record<string, string>>;
  /** `GET /v1/payments/pay_1` and so on, in order. */
  readonly requests: string[];
  /** Every answer to a path that matches is spoilt until `behave()`. */
  misbehave(fault: Fault, on?: RegExp): void;
  behave(): void;
  /** What the payer did; captured, for the order's own price, unless changed. */
  pay(orderId: string, changes?: Partial<FakePayment>): FakePayment;
  set(paymentId: string, changes: Partial<FakePayment>): FakePayment;
  /** What the checkout hands to the browser. */
  checkout(payment: FakePayment): CheckoutBody;
  /** A signed message. Two of the same payment differ in their bytes when `salt` does. */
  webhook(event: string, payment: FakePayment, salt?: unknown): SignedMessage;
  signRaw(raw: Uint8Array): string;
  stop(): Promise<void>;
}

interface CheckoutBody {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

export interface SignedMessage {
  readonly raw: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

const keys = { id: 'rzp_live_fake', secret: 'key secret of the fake', webhook: 'webhook secret of the fake' };
const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;

/** The provider's API on a real socket, with a will of its own. */
export async function startRazorpay(keyId = keys.id): Promise<FakeRazorpay> {
  const orders = new Map<string, FakeOrder>();
  const payments = new Map<string, FakePayment>();
  const requests: string[] = [];
  let fault: { what: Fault; on: RegExp } | null = null;

  const answer = (method: string, path: string, body: Record<string, unknown>): object | null => {
    const [, kind, id = '', action] = path.split('/').slice(1);
    if (method === 'POST' && kind === 'orders') {
      const order = { id: newId('order'), amount: Number(body.amount), currency: String(body.currency) };
      orders.set(order.id, order);
      return { ...order, entity: 'order', status: 'created' };
    }
    if (kind === 'orders' && action === 'payments' && orders.has(id)) {
      const items = [...payments.values()].filter(({ order_id }) => order_id === id);
      return { entity: 'collection', count: items.length, items };
    }
    if (kind !== 'payments') return null;
    const payment = payments.get(id);
    if (payment && method === 'POST' && action === 'capture') {
      if (payment.status !== 'authorized' || body.amount !== payment.amount) return null;
      payments.set(id, { ...payment, status: 'captured' });
    }
    return payments.get(id) ?? null;
  };

  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    const body = await readBody(request);
    if (request.headers.authorization !== `Basic ${btoa(`${keyId}:${keys.secret}`)}`)
      return send(response, 401, {
        error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
      });
    const found = answer(method, url, body);
    const status = found ? 200 : 400;
    const content = found ?? { error: { code: 'BAD_REQUEST_ERROR', description: 'The id does not exist' } };
    if (fault?.on.test(`${method} ${url}`)) return spoil(response, fault.what, content);
    send(response, status, content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const set = (paymentId: string, changes: Partial<FakePayment>) => {
    const payment = payments.get(paymentId);
    if (!payment) throw new Error(`no payment ${paymentId}`);
    const changed = { ...payment, ...changes };
    payments.set(paymentId, changed);
    return changed;
  };
  return {
    env: {
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keys.secret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhook,
      RAZORPAY_BASE_URL: `http://127.0.0.1:${port}`,
    },
    requests,
    misbehave(what, on = /./) {
      fault = { what, on };
    },
    behave() {
      fault = null;
    },
    pay(orderId, changes = {}) {
      const order = orders.get(orderId);
      if (!order) throw new Error(`no order ${orderId}`);
      const payment: FakePayment = {
        id: newId('pay'),
        order_id: orderId,
        amount: order.amount,
        currency: order.currency,
        status: 'captured',
        created_at: Math.floor(Date.now() / 1000),
      };
      payments.set(payment.id, payment);
      return set(payment.id, changes);
    },
    set,
    checkout: ({ id, order_id }) => ({
      razorpay_payment_id: id,
      razorpay_order_id: order_id ?? '',
      razorpay_signature: signCheckout(keys.secret, order_id ?? '', id),
    }),
    webhook(event, payment, salt = 0) {
      const message = {
        entity: 'event',
        event,
        contains: ['payment'],
        payload: { payment: { entity: { email: 'payer@example.org', ...payment } } },
        created_at: salt,
      };
      const raw = new Uint8Array(Buffer.from(JSON.stringify(message)));
      return { raw, headers: messageHeaders(signWebhook(keys.webhook, raw)) };
    },
    signRaw: (raw) => signWebhook(keys.webhook, raw),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function messageHeaders(signature: string): Record<string, string> {
  return { 'content-type': 'application/json', 'x-razorpay-signature': signature };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function spoil(response: ServerResponse, fault: Fault, good: object): Promise<void> {
  if (typeof fault === 'function') return send(response, 200, fault({ ...good }));
  if (typeof fault === 'number') return send(response, fault, { error: { description: 'not now' } });
  switch (fault) {
    case 'delay':
      await sleep(50);
      return send(response, 200, good);
    case 'hang':
      return;
    case 'hang in the body':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
      return;
    case 'drop':
      response.destroy();
      return;
    case 'garbage':
      response.end('<html>Bad gateway</html>');
      return;
    case 'empty':
      response.end();
      return;
    case 'huge':
      response.end(`{"id":"${'x'.repeat(2 * 1024 * 1024)}"}`);
      return;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  }
}
