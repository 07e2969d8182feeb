import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { quickPasswords, signUp } from '../../../test/people.ts';
import { type FakeRazorpay, startRazorpay } from '../../../test/razorpay.ts';
import { makeTill } from '../../../test/till.ts';
import type { Database } from '../../db/client.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { sendContactMessage } from '../outreach/send-contact-message.ts';
import { createOrder } from './create-order.ts';
import { runBillingJobs } from './jobs.ts';
import { getPayments } from './payments.ts';
import { startTrial } from './start-trial.ts';

let provider: FakeRazorpay;
beforeAll(async () => {
  provider = await startRazorpay();
});
afterAll(() => provider.stop());

/** Somebody is leaving: their row is deleted and not yet committed until `end()`. */
async function beginLeaving(db: Database, uid: string) {
  let end = () => {};
  const gate = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begun = () => {};
  const started = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const done = db.transaction(async (trx) => {
    await trx.deleteFrom('auth_user').where('id', '=', uid).execute();
    begun();
    await gate;
  });
  await started;
  return { end, done };
}

describeEachEngine('an account that is deleted meanwhile', (open) => {
  it('takes no order that the provider answered too late', async () => {
    const till = makeTill(await open(), provider);
    const person = await till.addPerson();
    const payments = getPayments(till.deps);
    const slow = {
      ...payments,
      async createOrder(order: Parameters<typeof payments.createOrder>[0]) {
        const made = await payments.createOrder(order);
        await deleteAccount(till.deps, person);
        return made;
      },
    };
    const ordered = createOrder({ ...till.deps, payments: slow }, person, person.uid);
    await expect(ordered).rejects.toMatchObject({ code: 'payment/signed-out', status: 401 });
    expect(await till.deps.db.query.selectFrom('pay_order').selectAll().execute()).toEqual([]);
  });

  it('answers an order and a trial with a refusal, and no fault', async () => {
    const till = makeTill(await open(), provider);
    const tries = [
      (person: Awaited<ReturnType<typeof till.addPerson>>) => createOrder(till.deps, person, person.uid),
      (person: Awaited<ReturnType<typeof till.addPerson>>) => startTrial(till.deps, person),
    ];
    for (const attempt of tries) {
      const person = await till.addPerson();
      const leaving = await beginLeaving(till.deps.db, person.uid);
      const refused = expect(attempt(person)).rejects.toMatchObject({ code: 'payment/signed-out' });
      // Long enough for the attempt to stand in the way of the deletion, which decides nothing here.
      setTimeout(leaving.end, 200);
      await Promise.all([leaving.done, refused]);
    }
  });

  it('loses no message of the provider, and refuses one of the person', async () => {
    const db = await open();
    const test = await makeTestApp({ db, passwords: quickPasswords, env: provider.env });
    const till = makeTill(db, provider);
    const person = await till.addPerson();
    const payment = provider.pay(await till.order(person));
    const leaving = await beginLeaving(db, person.uid);
    const received = till.receive(provider.webhook('payment.captured', payment));
    const message = { name: 'Ann', email: 'ann@example.com', message: 'Sent while leaving.' };
    const sent = sendContactMessage(test.deps, message, { ip: '203.0.113.1', uid: person.uid });
    const refused = expect(sent).rejects.toMatchObject({ code: 'profile/no-user' });
    setTimeout(leaving.end, 200);
    await leaving.done;
    expect(await received).toBe('received');
    await refused;
    expect(await db.query.selectFrom('contact_message').select('id').execute()).toEqual([]);
    await runBillingJobs(till.deps);
    expect(await db.query.selectFrom('pay_payment').select('state').execute()).toEqual([
      { state: 'captured' },
    ]);
  });

  it('makes no five-hundred when everything comes at once', async () => {
    const test = await makeTestApp({ db: await open(), passwords: quickPasswords, env: provider.env });
    for (let round = 0; round < 8; round += 1) {
      const email = `p${round}@example.com`;
      const client = await signUp(test, email, { client: test.client(`203.0.113.${round}`) });
      const userId = Reflect.get(Object((await client.request('GET', '/api/me')).body), 'uid');
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const send = (method: string, path: string, body?: unknown) =>
        test.client(`203.0.113.${round}`).request(method, path, body, { headers: { cookie } });
      const answers = await Promise.all([
        send('POST', '/api/create-razorpay-order', { userId, email }),
        send('POST', '/api/trial'),
        send('GET', '/api/credits'),
        send('DELETE', '/api/me'),
        send('POST', '/api/create-razorpay-order', { userId, email }),
        send('POST', '/api/contact', { name: 'Ann', email, message: 'Hello, hello.' }),
        send('POST', '/api/me/email/send-link'),
        send('DELETE', '/api/me'),
      ]);
      for (const answer of answers) expect(answer.status, answer.text).toBeLessThan(500);
    }
  });
});
