import { afterEach, expect, it } from 'vitest';
import { buy, openShop, type Shop } from '../../../test/customers.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { expectError } from '../../../test/people.ts';
import { listBreaches } from '../../db/invariants.ts';
import { isPremium } from './is-premium.ts';
import { runBillingJobs } from './jobs.ts';

const dayMs = 24 * 60 * 60_000;

describeEachEngine('buying premium', (open, _engine, testOnce) => {
  const shops: Shop[] = [];
  const openHere = async (env: Readonly<Record<string, string>> = {}) => {
    const shop = await openShop({ db: await open(), env });
    shops.push(shop);
    return shop;
  };
  afterEach(async () => {
    for (const shop of shops.splice(0)) {
      expect(await listBreaches(shop.app.deps.db)).toEqual([]);
      await shop.close();
    }
  });

  testOnce('[§7] the plan and its price are shown to anyone before paying', async () => {
    const shop = await openHere({ PLAN_AMOUNT_MINOR: '79900', PLAN_PERIOD_DAYS: '31' });
    expect((await shop.app.request('GET', '/api/plan')).body).toEqual({
      name: 'Premium',
      amountMinor: 79_900,
      currency: 'INR',
      periodDays: 31,
      trialDays: 7,
      testMode: false,
      checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
      keyId: 'rzp_live_fake',
      available: true,
    });
  });

  testOnce('[§7] the order has id, amount and currency, and what the checkout opens with', async () => {
    const shop = await openHere();
    const ada = await shop.customer('ada@example.org');
    expect(await ada.order()).toEqual({
      id: expect.stringMatching(/^order_/),
      amount: 49_900,
      currency: 'INR',
      keyId: 'rzp_live_fake',
      testMode: false,
      name: 'Slipway',
      description: 'Premium Subscription',
      prefill: { name: 'Ada Lovelace', email: 'ada@example.org' },
      themeColor: '#3399cc',
    });
  });

  testOnce(
    '[§4] a verified payment makes premium for the whole period, and then it ends by itself',
    async () => {
      const shop = await openHere();
      const ada = await shop.customer();
      expect(await ada.subscription()).toEqual({
        isPremium: false,
        status: 'inactive',
        periodEnd: null,
        trialAvailable: true,
      });
      const periodEnd = new Date(shop.app.clock.now() + 30 * dayMs).toISOString();
      const payment = shop.provider.pay((await ada.order()).id);
      const verified = await ada.verify(payment);
      expect(verified).toMatchObject({ status: 200, body: { isPremium: true, status: 'active', periodEnd } });
      const bought = { isPremium: true, status: 'active', periodEnd, trialAvailable: false };
      expect(await ada.subscription()).toEqual(bought);
      shop.app.clock.advance(30 * dayMs - 1);
      expect(await isPremium(shop.app.deps, ada.uid)).toBe(true);
      shop.app.clock.advance(1);
      expect(await isPremium(shop.app.deps, ada.uid)).toBe(false);
    },
  );

  testOnce('[§5] payment requires a logged-in user', async () => {
    const shop = await openHere();
    const nobody = shop.app.client();
    for (const [method, path] of [
      ['GET', '/api/check-subscription?userId=x'],
      ['POST', '/api/create-razorpay-order'],
      ['POST', '/api/verify-razorpay-payment'],
      ['POST', '/api/trial'],
    ] as const) {
      const answer = await nobody.request(method, path, method === 'GET' ? undefined : {});
      expectError(answer, 'payment/signed-out');
      expect(answer.message).toBe('User must be logged in to subscribe');
    }
  });

  testOnce(
    "another person's id is refused everywhere, and their payment opens nothing for a thief",
    async () => {
      const shop = await openHere();
      const [ada, eve] = [await shop.customer(), await shop.customer()];
      const asAda = { userId: ada.uid, email: ada.email };
      const { client } = eve;
      expectError(
        await client.request('GET', `/api/check-subscription?userId=${ada.uid}`),
        'account/other-user',
      );
      expectError(await client.request('POST', '/api/create-razorpay-order', asAda), 'account/other-user');
      const payment = shop.provider.pay((await ada.order()).id);
      expectError(await eve.verify(payment, { userId: ada.uid }), 'account/other-user');
      expectError(await eve.verify(payment), 'payment/verification-failed');
      expect((await eve.subscription()).isPremium).toBe(false);
      expect((await ada.verify(payment)).status).toBe(200);
      expect((await eve.client.request('GET', '/api/me/payments')).body).toEqual([]);
    },
  );

  testOnce('[§8] a checkout that is not signed, or signed for something else, fails', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const [first, second] = [await ada.order(), await ada.order()];
    const payment = shop.provider.pay(first.id);
    const other = shop.provider.pay(second.id);
    const { razorpay_signature } = shop.provider.checkout(payment);
    for (const changes of [
      { razorpay_signature: razorpay_signature.replace(/./, (c) => (c === '0' ? '1' : '0')) },
      { razorpay_signature: 'yes' },
      { razorpay_order_id: second.id },
      { razorpay_payment_id: other.id },
      { razorpay_order_id: 'order_unknown' },
    ]) {
      const answer = await ada.verify(payment, changes);
      expectError(answer, 'payment/verification-failed');
    }
    expect((await ada.subscription()).isPremium).toBe(false);
  });

  it('renewals extend the period from its end, also two at the same moment', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const start = shop.app.clock.now();
    await buy(shop, ada);
    const payments = [];
    for (let n = 0; n < 4; n += 1) payments.push(shop.provider.pay((await ada.order()).id));
    await Promise.all(payments.map((payment) => ada.verify(payment)));
    expect((await ada.subscription()).periodEnd).toBe(new Date(start + 5 * 30 * dayMs).toISOString());
    const { body } = await ada.client.request('GET', '/api/me/payments');
    const starts = Array.isArray(body) ? body.map(({ periodStart }) => periodStart).sort() : [];
    expect(starts).toEqual([0, 1, 2, 3, 4].map((n) => new Date(start + n * 30 * dayMs).toISOString()));
  });

  it('a refund ends the rest of the period, and what was paid besides moves forward', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const first = await buy(shop, ada);
    await buy(shop, ada);
    shop.app.clock.advance(dayMs);
    shop.provider.set(first.id, { status: 'refunded' });
    await shop.deliver(shop.provider.webhook('refund.processed', first));
    const remaining = new Date(shop.app.clock.now() + 30 * dayMs).toISOString();
    await expect.poll(async () => (await ada.subscription()).periodEnd).toBe(remaining);
    const { body } = await ada.client.request('GET', '/api/me/payments');
    const refundedAt = new Date(shop.app.clock.now()).toISOString();
    expect(body).toHaveLength(2);
    expect(body).toContainEqual(
      expect.objectContaining({ id: first.id, status: 'refunded', periodEnd: refundedAt }),
    );
    // Verified again after the refund, the payment opens nothing.
    expectError(await ada.verify(first), 'payment/verification-failed');
  });

  testOnce('a receipt goes out once, in plain words', async () => {
    const shop = await openHere();
    const ada = await shop.customer('ada@example.org');
    const payment = await buy(shop, ada);
    await shop.deliver(shop.provider.webhook('payment.captured', payment));
    const receipts = () => shop.app.mails.filter(({ subject }) => subject.includes('receipt'));
    await expect.poll(() => receipts().length).toBe(1);
    await runBillingJobs(shop.app.deps);
    expect(receipts()).toHaveLength(1);
    const [mail] = receipts();
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Your receipt for Slipway Premium' });
    expect(mail?.text).toContain('Amount: ₹499.00');
    expect(mail?.text).toContain(`Payment number: ${payment.id}`);
    expect(mail?.text).toMatch(/Premium from \d+ \w+ \d{4} \(UTC\) until \d+ \w+ \d{4} \(UTC\)/);
    expect(mail?.text).toContain('Nothing renews by itself.');
    expect(mail?.text).toContain('To ask for a refund, write to us at http://localhost:3000/contact');
    expect(mail?.text).not.toContain('TEST MODE');
  });

  it('a receipt that the mail server refuses is tried again', async () => {
    let isDown = true;
    const sent: string[] = [];
    const send = async ({ subject }: { subject: string }) => {
      if (isDown) throw new Error('the mail server is down');
      sent.push(subject);
    };
    const shop = await openShop({ db: await open(), mailer: { send } });
    shops.push(shop);
    const ada = await shop.customer();
    await buy(shop, ada);
    await expect.poll(() => shop.app.logs.some(({ message }) => message.includes('mailed'))).toBe(true);
    isDown = false;
    await expect
      .poll(async () => {
        await runBillingJobs(shop.app.deps);
        return sent;
      })
      .toEqual(['Your receipt for Slipway Premium']);
  });

  testOnce(
    '[§8] an order that the provider does not give is an API error, and nothing is kept of it',
    async () => {
      const shop = await openHere();
      const ada = await shop.customer();
      shop.provider.misbehave(500);
      const body = { userId: ada.uid, email: ada.email };
      expect(await ada.client.request('POST', '/api/create-razorpay-order', body)).toMatchObject({
        status: 502,
        code: 'payment/api-error',
        message: 'API error: 502 - The payment provider could not be reached.',
      });
      shop.provider.misbehave(({ id: _, ...rest }) => rest);
      expectError(
        await ada.client.request('POST', '/api/create-razorpay-order', body),
        'payment/no-order-id',
      );
      const rows = await shop.app.deps.db.query.selectFrom('pay_order').selectAll().execute();
      expect(rows).toEqual([]);
    },
  );

  testOnce('orders are limited, per person', async () => {
    const shop = await openHere();
    const [ada, bob] = [await shop.customer(), await shop.customer()];
    for (let n = 0; n < 20; n += 1) await ada.order();
    const body = { userId: ada.uid, email: ada.email };
    expect((await ada.client.request('POST', '/api/create-razorpay-order', body)).code).toBe(
      'request/too-many',
    );
    await bob.order();
  });
});
