import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import type { Answer } from '../../../test/client.ts';
import { openShop, type Shop } from '../../../test/customers.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import type { TestAppOptions } from '../../../test/kit.ts';
import { expectError } from '../../../test/people.ts';
import { type Fault, messageHeaders } from '../../../test/razorpay.ts';
import { listBreaches } from '../../db/invariants.ts';
import { runBillingJobs } from './jobs.ts';
import type { PaymentState } from './payments.ts';
import { settle } from './settle.ts';

describeEachEngine('settling a payment', (open, engine, testOnce) => {
  const shops: Shop[] = [];
  const openHere = async (options: TestAppOptions = {}) => {
    const shop = await openShop({ db: await open(), ...options });
    shops.push(shop);
    return shop;
  };
  afterEach(async () => {
    for (const shop of shops.splice(0)) {
      expect(await listBreaches(shop.app.deps.db)).toEqual([]);
      await shop.close();
    }
  });

  const countPeriods = async (shop: Shop) =>
    (await shop.app.deps.db.query.selectFrom('sub_period').select('id').execute()).length;
  const unread = async (shop: Shop) =>
    (
      await shop.app.deps.db.query
        .selectFrom('pay_inbox')
        .select('digest')
        .where('next_try_at', 'is not', null)
        .execute()
    ).length;

  it('one captured payment delivered 90 times and verified 9 times: one period', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const payment = shop.provider.pay((await ada.order()).id);
    const events = ['payment.authorized', 'payment.captured', 'order.paid'];
    // Ten writings of each event, so that not only equal bytes come twice.
    const messages = events.flatMap((event) =>
      Array.from({ length: 10 }, (_, salt) => shop.provider.webhook(event, payment, salt)),
    );
    const delivered: Answer[] = [];
    const verified: Answer[] = [];
    // In waves: all at once wait for a connection longer than a slow machine gives them. `npm run chaos` delivers 1,000.
    for (let wave = 0; wave < 3; wave += 1) {
      const [taken, seen] = await Promise.all([
        Promise.all(messages.map((message) => shop.deliver(message))),
        Promise.all(Array.from({ length: 3 }, () => ada.verify(payment))),
      ]);
      delivered.push(...taken);
      verified.push(...seen);
    }
    expect([delivered.length, verified.length]).toEqual([90, 9]);
    expect(new Set(delivered.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(verified.map(({ text }) => text)).size).toBe(1);
    expect(verified[0]?.body).toMatchObject({ isPremium: true, status: 'active' });
    await expect.poll(() => unread(shop)).toBe(0);
    expect(await countPeriods(shop)).toBe(1);
    expect((await ada.client.request('GET', '/api/me/payments')).body).toHaveLength(1);
    await expect.poll(() => shop.app.mails.length).toBe(1);
    // What named the payer is gone once it has been read.
    const bodies = await shop.app.deps.db.query.selectFrom('pay_inbox').select('body').distinct().execute();
    expect(bodies).toEqual([{ body: '' }]);
  });

  it('orders of the events, and answers that overtake each other: one same end state', async () => {
    const shop = await openHere();
    const states: readonly PaymentState[] = ['created', 'authorized', 'failed', 'captured', 'refunded'];
    const ends = new Set<string>();
    // Among them each state is in each place, and right after each other. The decision is the same code on both engines.
    const orders = permutations(states).filter((_, n) => n % (engine === 'sqlite' ? 5 : 24) === 0);
    for (const order of orders) {
      const ada = await shop.customer();
      const { id } = shop.provider.pay((await ada.order()).id);
      for (const status of order) {
        // Capture is switched off, or it would change the story being told.
        shop.provider.misbehave(
          (answer) => ({ ...answer, status }),
          /payments\/pay_[0-9a-f]+(?:\/capture)?$/,
        );
        await settle(shop.app.deps, id);
      }
      shop.provider.behave();
      const end = await shop.app.deps.db.query
        .selectFrom('pay_payment')
        .innerJoin('sub_period', 'sub_period.payment_id', 'pay_payment.id')
        .select(['state', 'state_rank', 'amount_minor', 'starts_at', 'ends_at', 'ended_at'])
        .where('pay_payment.id', '=', id)
        .execute();
      ends.add(JSON.stringify(end));
    }
    expect(ends.size).toBe(1);
    expect([...ends][0]).toContain('"state":"refunded"');
  }, 60_000);

  testOnce('bytes of a message tampered with: 0 grants', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const payment = shop.provider.pay((await ada.order()).id);
    const { raw, headers } = shop.provider.webhook('payment.captured', payment);
    // The signature is read before the database is asked. `npm run chaos` takes every bit.
    for (let place = 0; place < raw.length; place += engine === 'sqlite' ? 7 : 49) {
      const tampered = new Uint8Array(raw);
      tampered[place] = (tampered[place] ?? 0) ^ 1;
      expectError(await shop.deliver({ raw: tampered, headers }), 'payment/bad-signature');
    }
    for (const signature of ['', '0'.repeat(64), shop.provider.signRaw(new Uint8Array())])
      expectError(await shop.deliver({ raw, headers: messageHeaders(signature) }), 'payment/bad-signature');
    expect(await unread(shop)).toBe(0);
    expect(await countPeriods(shop)).toBe(0);
    expect((await shop.deliver({ raw, headers })).body).toEqual({ received: true });
    await expect.poll(() => countPeriods(shop)).toBe(1);
  });

  const lies: readonly (readonly [string, Record<string, unknown>])[] = [
    ['another amount', { amount: 1 }],
    ['a larger amount', { amount: 49_901 }],
    ['another currency', { currency: 'JPY' }],
    ['no order', { order_id: null }],
    ['an unknown order', { order_id: 'order_unknown' }],
    ['a failed payment', { status: 'failed' }],
    ['a created payment', { status: 'created' }],
    ['another payment', { id: 'pay_other' }],
    ['an unknown status', { status: 'paid' }],
  ];
  // What is believed is decided by the same code on both engines.
  for (const [name, lie] of lies)
    testOnce(`the provider tells of ${name}: nothing is granted`, async () => {
      const shop = await openHere();
      const ada = await shop.customer();
      const payment = shop.provider.pay((await ada.order()).id);
      shop.provider.misbehave((answer) => ({ ...answer, ...lie }), /payments\/pay_/);
      const answer = await ada.verify(payment);
      expect([202, 400]).toContain(answer.status);
      await shop.deliver(shop.provider.webhook('payment.captured', payment));
      await runBillingJobs(shop.app.deps);
      expect(await countPeriods(shop)).toBe(0);
      expect((await ada.subscription()).isPremium).toBe(false);
    });

  testOnce(
    "a payment for another of one's own orders, or of somebody else's, is not taken for this one",
    async () => {
      const shop = await openHere();
      const [ada, bob] = [await shop.customer(), await shop.customer()];
      const [mine, his] = [await ada.order(), await bob.order()];
      const payment = shop.provider.pay(mine.id);
      shop.provider.misbehave((answer) => ({ ...answer, order_id: his.id }), /payments\/pay_/);
      expectError(await ada.verify(payment), 'payment/verification-failed');
      expect(await countPeriods(shop)).toBe(0);
    },
  );

  const outages: readonly Fault[] = ['hang', 'drop', 'garbage', 'empty', 500, 401];
  for (const fault of outages)
    testOnce(`the provider answers with ${fault}: pending, and granted when it is back`, async () => {
      const shop = await openHere({ payments: { deadlineMs: 500 } });
      const ada = await shop.customer();
      const payment = shop.provider.pay((await ada.order()).id);
      shop.provider.misbehave(fault);
      expect(await ada.verify(payment)).toMatchObject({
        status: 202,
        body: { isPremium: false, status: 'pending' },
      });
      expect((await ada.subscription()).isPremium).toBe(false);
      shop.provider.behave();
      await runBillingJobs(shop.app.deps);
      expect(await ada.subscription()).toMatchObject({ isPremium: true, status: 'active' });
      expect(await countPeriods(shop)).toBe(1);
    });

  it('an authorised payment is captured; one that cannot be yet is pending', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const payment = shop.provider.pay((await ada.order()).id, { status: 'authorized' });
    shop.provider.misbehave(500, /capture/);
    expect((await ada.verify(payment)).body).toEqual({ isPremium: false, status: 'pending' });
    shop.provider.behave();
    expect((await ada.verify(payment)).body).toMatchObject({ isPremium: true, status: 'active' });
    expect(shop.provider.requests).toContain(`POST /v1/payments/${payment.id}/capture`);
  });

  it('a lost webhook and a closed browser are reconciled by the job, once the order is due', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    shop.provider.pay((await ada.order()).id);
    await runBillingJobs(shop.app.deps);
    expect((await ada.subscription()).isPremium).toBe(false);
    shop.app.clock.advance(61_000);
    await Promise.all(Array.from({ length: 5 }, () => runBillingJobs(shop.app.deps)));
    expect((await ada.subscription()).isPremium).toBe(true);
    expect(await countPeriods(shop)).toBe(1);
  });

  testOnce('a lost refund is reconciled too', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const payment = shop.provider.pay((await ada.order()).id);
    await ada.verify(payment);
    shop.provider.set(payment.id, { status: 'refunded' });
    shop.app.clock.advance(61_000);
    await runBillingJobs(shop.app.deps);
    expect((await ada.subscription()).isPremium).toBe(false);
  });

  it('no character in a signed webhook makes a fault, and none costs the payment it names', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const deliver = (message: unknown) => {
      const raw = new Uint8Array(Buffer.from(JSON.stringify(message)));
      return shop.deliver({ raw, headers: messageHeaders(shop.provider.signRaw(raw)) });
    };
    const strange = ['\0', 'payment\0captured', '\ud800', 'x'.repeat(5000), 7, null];
    for (const event of strange) {
      const payment = shop.provider.pay((await ada.order()).id);
      const entity = { ...payment, notes: { word: 'nul\0 and half \ud800' } };
      const answer = await deliver({ event, payload: { payment: { entity } } });
      expect(answer.status, `${event}: ${answer.text}`).toBe(200);
    }
    const payment = shop.provider.pay((await ada.order()).id);
    for (const id of ['nul\0', '\ud800']) {
      const asId = { payload: { payment: { entity: { id, order_id: payment.order_id } } } };
      expect((await deliver({ event: 'payment.captured', ...asId })).status).toBe(200);
      const asOrder = { payload: { payment: { entity: { id: payment.id, order_id: id } } } };
      expect((await deliver({ event: 'payment.captured', ...asOrder })).status).toBe(200);
    }
    await runBillingJobs(shop.app.deps);
    const settled = await shop.app.deps.db.query.selectFrom('pay_payment').select('state').execute();
    expect(settled.map(({ state }) => state)).toEqual(Array(strange.length + 1).fill('captured'));
  });

  it('a webhook that comes while the provider is away is kept and worked through later', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const payment = shop.provider.pay((await ada.order()).id);
    shop.provider.misbehave('drop');
    expect((await shop.deliver(shop.provider.webhook('payment.captured', payment))).status).toBe(200);
    await expect
      .poll(() => shop.app.logs.some(({ message }) => message.includes('worked through')))
      .toBe(true);
    expect(await unread(shop)).toBe(1);
    shop.provider.behave();
    await expect
      .poll(async () => {
        shop.app.clock.advance(20_000);
        await runBillingJobs(shop.app.deps);
        return unread(shop);
      })
      .toBe(0);
    expect(await countPeriods(shop)).toBe(1);
  });

  testOnce(
    'an unread message that names the payer goes with the account, and late news of the payment finds nobody',
    async () => {
      const shop = await openHere();
      const ada = await shop.customer('ada@example.org');
      const payment = shop.provider.pay((await ada.order()).id);
      shop.provider.misbehave('drop');
      const named = { ...payment, email: ada.email };
      await shop.deliver(shop.provider.webhook('payment.captured', named));
      const everything = async () => {
        const { query } = shop.app.deps.db;
        const tables = ['pay_order', 'pay_inbox', 'pay_payment', 'sub_period', 'sub_account'] as const;
        return JSON.stringify(
          await Promise.all(tables.map((table) => query.selectFrom(table).selectAll().execute())),
        );
      };
      expect(await everything()).toContain(ada.email);
      await ada.client.request('DELETE', '/api/me');
      expect(await everything()).not.toContain(ada.email);
      expect(await everything()).not.toContain(ada.uid);
      shop.provider.behave();
      await shop.deliver(shop.provider.webhook('payment.captured', named, 'later'));
      await expect.poll(() => unread(shop)).toBe(0);
      // The money was taken, so the books have its period; nobody is written to.
      expect(await countPeriods(shop)).toBe(1);
      await runBillingJobs(shop.app.deps);
      expect(shop.app.mails).toEqual([]);
      expect(await everything()).not.toContain(ada.email);
    },
  );

  it('unknown events and unreadable ones, well signed, are answered with 200 and change nothing', async () => {
    const shop = await openHere();
    const texts = [
      '{"event":"subscription.charged","payload":{"subscription":{"entity":{"id":"sub_1"}}}}',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_of_another_shop"}}}}',
      '{"event":"refund.created","payload":{"refund":{"entity":{"payment_id":"pay_unknown"}}}}',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":7}}}}',
      '{"event":"payment.captured"}',
      '[]',
      'null',
      'not json',
      '',
    ];
    for (const text of [...texts, '\0', Buffer.from([0xff, 0xfe])]) {
      const raw = new Uint8Array(Buffer.from(text));
      const answer = await shop.deliver({ raw, headers: messageHeaders(shop.provider.signRaw(raw)) });
      expect(answer, String(text)).toMatchObject({ status: 200, body: { received: true } });
    }
    await expect.poll(() => unread(shop)).toBe(0);
    expect(await countPeriods(shop)).toBe(0);
  });

  testOnce('two payments for one order, both taken, are two periods: nobody pays for nothing', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const { id } = await ada.order();
    const payments = [shop.provider.pay(id), shop.provider.pay(id)];
    for (const payment of payments) await shop.deliver(shop.provider.webhook('payment.captured', payment));
    await expect.poll(() => countPeriods(shop)).toBe(2);
  });

  it('the books refuse a second period for a payment, and a payment is told apart by its own id', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    await ada.verify(shop.provider.pay((await ada.order()).id));
    const copy = sql`insert into sub_period select 'another', payment_id, account_id, starts_at, ends_at, ended_at,
      test_mode, created_at, receipt_mailed_at from sub_period`;
    await expect(copy.execute(shop.app.deps.db.query)).rejects.toThrow(
      engine === 'sqlite' ? /UNIQUE/ : /unique/,
    );
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
