import { gatedFeatures } from '@slipway/credits';
import { afterEach, expect, it } from 'vitest';
import { buy, type Customer, openShop, type Shop } from '../../../test/customers.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { expectError, quickPasswords, signUp } from '../../../test/people.ts';
import { isPremium } from './is-premium.ts';

const dayMs = 24 * 60 * 60_000;

describeEachEngine('premium', (open, _engine, testOnce) => {
  const shops: Shop[] = [];
  const openHere = async () => {
    const shop = await openShop({ db: await open() });
    shops.push(shop);
    return shop;
  };
  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.close();
  });
  const ask = (customer: Customer, feature: string, body: unknown = {}, headers = {}) =>
    customer.client.request('POST', `/api/features/${feature}?isPremium=true&status=active`, body, {
      headers,
    });

  testOnce(
    '[§5] the seven gated features are refused to a free person and open to a premium one',
    async () => {
      const shop = await openHere();
      const ada = await shop.customer();
      expect(gatedFeatures).toHaveLength(7);
      for (const feature of gatedFeatures) {
        const answer = await ask(ada, feature);
        expectError(answer, 'premium/required');
        expect(answer.message).toBe('This is part of Premium.');
      }
      await buy(shop, ada);
      for (const feature of gatedFeatures) expect((await ask(ada, feature)).body).toEqual({ allowed: true });
      expectError(await ask(ada, 'everything'), 'request/not-found');
    },
  );

  testOnce('flags in bodies, headers, cookies and queries open 0 of the 7', async () => {
    const shop = await openHere();
    const [ada, bob] = [await shop.customer(), await shop.customer()];
    await buy(shop, bob);
    const flags = {
      isPremium: true,
      premium: 1,
      status: 'active',
      plan: 'premium',
      userId: bob.uid,
      uid: bob.uid,
    };
    ada.client.cookies.set('isPremium', 'true');
    ada.client.cookies.set('status', 'active');
    const headers = { 'x-premium': 'true', 'x-is-premium': '1', 'x-user-id': bob.uid };
    let opened = 0;
    for (const feature of gatedFeatures)
      for (const body of [flags, { ...flags, user: flags }, [flags]])
        if ((await ask(ada, feature, body, headers)).status !== 403) opened += 1;
    expect(opened).toBe(0);
    await ada.client.request('PATCH', '/api/me', { displayName: 'Ada', ...flags });
    expect(await isPremium(shop.app.deps, ada.uid)).toBe(false);
  });

  testOnce('[§3] a trial of seven days, without a card, once per account', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    const periodEnd = new Date(shop.app.clock.now() + 7 * dayMs).toISOString();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => ada.client.request('POST', '/api/trial', {})),
    );
    const started = tries.filter(({ status }) => status === 200);
    expect(started.map(({ body }) => body)).toEqual([{ status: 'trial', periodEnd }]);
    for (const refused of tries.filter(({ status }) => status !== 200)) {
      expectError(refused, 'trial/used');
      expect(refused.message).toBe('You have already used your free trial.');
    }
    expect(await ada.subscription()).toEqual({
      isPremium: true,
      status: 'trial',
      periodEnd,
      trialAvailable: false,
    });
    expect(shop.provider.requests).toEqual([]);
  });

  testOnce('[§6] premium ends with the trial, and the trial does not come back', async () => {
    const shop = await openHere();
    const ada = await shop.customer();
    await ada.client.request('POST', '/api/trial', {});
    shop.app.clock.advance(7 * dayMs - 1);
    expect(await isPremium(shop.app.deps, ada.uid)).toBe(true);
    shop.app.clock.advance(1);
    expect(await isPremium(shop.app.deps, ada.uid)).toBe(false);
  });

  testOnce('who buys during the trial keeps its days, is active, and cannot start another', async () => {
    const shop = await openHere();
    const [ada, bob] = [await shop.customer(), await shop.customer()];
    const start = shop.app.clock.now();
    await ada.client.request('POST', '/api/trial', {});
    await buy(shop, ada);
    expect(await ada.subscription()).toMatchObject({
      status: 'active',
      periodEnd: new Date(start + 37 * dayMs).toISOString(),
    });
    await buy(shop, bob);
    expectError(await bob.client.request('POST', '/api/trial', {}), 'trial/premium');
  });

  it('what was bought with play money opens nothing once real keys are set', async () => {
    const db = await open();
    const test = await openShop({ db, env: {} });
    shops.push(test);
    const ada = await test.customer();
    await buy(test, ada);
    await db.query.updateTable('sub_period').set({ test_mode: 1 }).execute();
    expect(await isPremium(test.app.deps, ada.uid)).toBe(false);
    const { config } = test.app.deps;
    const payments = config.payments && { ...config.payments, testMode: true };
    expect(await isPremium({ ...test.app.deps, config: { ...config, payments } }, ada.uid)).toBe(true);
  });

  testOnce('without keys on a public address nothing is sold, and the trial still works', async () => {
    const app = await makeTestApp({
      db: await open(),
      passwords: quickPasswords,
      env: { HOST: '0.0.0.0', PUBLIC_URL: 'http://slipway.example' },
    });
    const client = await signUp(app, 'ada@example.org');
    expect((await client.request('GET', '/api/plan')).body).toMatchObject({ available: false, keyId: '' });
    const { body } = await client.request('GET', '/api/me');
    const uid = typeof body === 'object' && body !== null && 'uid' in body ? body.uid : '';
    expectError(
      await client.request('POST', '/api/create-razorpay-order', { userId: uid, email: '' }),
      'payment/unavailable',
    );
    expectError(await client.request('POST', '/api/razorpay-webhook', {}), 'request/not-found');
    expect((await client.request('POST', '/api/trial', {})).status).toBe(200);
    await app.close();
  });
});
