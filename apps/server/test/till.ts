import { randomUUID } from 'node:crypto';
import type { Person } from '@slipway/core';
import { makeIds } from '../src/adapters/ids.ts';
import { makeRazorpay } from '../src/adapters/payments/razorpay.ts';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/db/client.ts';
import type { Mail } from '../src/deps.ts';
import type { BillingDeps } from '../src/modules/billing/billing-deps.ts';
import { createOrder } from '../src/modules/billing/create-order.ts';
import { receiveWebhook } from '../src/modules/billing/inbox/receive-webhook.ts';
import { verifyPayment } from '../src/modules/billing/verify-payment.ts';
import type { FakePayment, FakeRazorpay, SignedMessage } from './razorpay.ts';
import { silentLog } from './silent-log.ts';

/** Billing's use cases as one server has them: on a real database, against the fake provider on a real socket. */
export interface Till {
  readonly deps: BillingDeps;
  readonly mails: Mail[];
  advance(ms: number): void;
  addPerson(): Promise<Person>;
  /** The provider's id of a new order. */
  order(person: Person): Promise<string>;
  verify(person: Person, payment: FakePayment): Promise<string>;
  receive(message: SignedMessage): Promise<string>;
}

export function makeTill(db: Database, provider: FakeRazorpay, deadlineMs = 10_000): Till {
  let nowMs = Date.now();
  const clock = () => nowMs;
  const config = readConfig({
    ...provider.env,
    AUTH_SECRET: 'a secret that only tests know, long enough',
  });
  const mails: Mail[] = [];
  const deps: BillingDeps = {
    config,
    db,
    clock,
    ids: makeIds(clock),
    mailer: { send: async (mail) => void mails.push(mail) },
    payments: config.payments && makeRazorpay({ ...config.payments, deadlineMs }),
    log: silentLog,
  };
  return {
    deps,
    mails,
    advance(ms) {
      nowMs += ms;
    },
    async addPerson() {
      const uid = randomUUID();
      const email = `${uid}@example.org`;
      const at = new Date(nowMs).toISOString();
      const row = { id: uid, email, email_verified: 0, name: '', image: null, disabled_at: null };
      await db.query
        .insertInto('auth_user')
        .values({ ...row, created_at: at, updated_at: at })
        .execute();
      return { uid, email, displayName: null, photoURL: null };
    },
    order: async (person) => (await createOrder(deps, person, person.uid)).id,
    verify: (person, payment) =>
      outcomeOf(
        verifyPayment(deps, person, { ...provider.checkout(payment), userId: person.uid }).then(
          ({ status }) => status,
        ),
      ),
    receive: ({ raw, headers }) =>
      outcomeOf(receiveWebhook(deps, raw, headers['x-razorpay-signature'] ?? '').then(() => 'received')),
  };
}

/** The word of a success, or the code of a refusal; anything else is a fault. */
async function outcomeOf(work: Promise<string>): Promise<string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
    throw error;
  }
}
