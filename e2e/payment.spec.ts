import { billingSuccess, errorMessage } from '@slipway/core';
import type { ThrowAwayServer } from '../scripts/services/throw-away-server.ts';
import { expectAccessible } from './support/axe.ts';
import { badge, readUid } from './support/credits.ts';
import { getLetter } from './support/outbox.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';
import { expectErrorToast, expectToast, withSentence } from './support/toasts.ts';

const buyButton = (page: Page) => main(page).getByRole('button', { name: 'Buy 30 days of Premium' });
/** The stand-in for the provider's window. */
const gateway = (page: Page) => page.getByRole('dialog').filter({ hasText: 'TEST MODE' });

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/pricing');
  await buyButton(page).click();
  await expect(gateway(page)).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  await gateway(page).getByRole('button', { name: 'Pay' }).click();
}

/** The same purchase without its screens. */
async function buyByRequest(page: Page, server: ThrowAwayServer): Promise<void> {
  const userId = await readUid(page);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${server.origin}/api/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { id, keyId } = (await post('create-razorpay-order', { userId })) as { id: string; keyId: string };
  const paid = (await post('test-gateway/checkout', { key: keyId, order_id: id, outcome: 'pay' })) as object;
  await post('verify-razorpay-payment', { ...paid, userId });
}

// A payment that is confirmed at once: at the end of what goes wrong, below.
test('[§4] buys premium in test mode, waits for a late word, and shows "Unlimited" in two tabs without a reload', async ({
  context,
  page,
  server,
}) => {
  const person = someone();
  await signUpByRequest(context, server, person);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(badge(other)).toHaveText('10');
  await other.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard, stayed: true });
    window.addEventListener('premium-status-changed', () => heard.push(Reflect.get(window, 'isPremium')));
  });

  // The provider's word is late: neither our check nor its call to us has it so far.
  let sent: unknown;
  let settled = false;
  await page.route('**/api/verify-razorpay-payment', async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ json: { isPremium: false, status: 'pending' } });
  });
  await page.route('**/api/me/payments', (route) =>
    settled ? route.continue() : route.fulfill({ json: [] }),
  );
  await openCheckout(page);
  await expect(main(page).getByText('₹499', { exact: true })).toBeVisible();
  await expect(main(page).getByText('TEST MODE')).toBeVisible();
  await pay(page);
  await expect(page).toHaveURL(/\/payment\/success\?pending=pay_/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the confirmation');
  await page.request.post('/api/verify-razorpay-payment', { data: sent });
  settled = true;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium is on');
  await expect(main(page).getByRole('article')).toContainText('₹499');
  await expect(main(page).getByRole('article')).toContainText(person.email);
  await expect(badge(page)).toHaveText('Unlimited');
  await expect(badge(page)).toHaveAttribute('data-level', 'teal');
  await expect(badge(other)).toHaveText('Unlimited');
  expect(await other.evaluate(() => [Reflect.get(window, 'heard'), Reflect.get(window, 'stayed')])).toEqual([
    [true],
    true,
  ]);
  await expectAccessible(page, 'main');
});

test('what was paid is in the mail and in the profile, and opens the exports', async ({
  context,
  page,
  server,
}) => {
  const person = someone();
  await signUpByRequest(context, server, person);
  await buyByRequest(page, server);
  expect((await getLetter(server.dataDir, person.email)).text).toContain('499');

  await page.goto('/profile');
  await expect(main(page).getByText(/^Until .* Runs cost no credits/)).toBeVisible();
  await expect(main(page).getByText('Nothing renews by itself.')).toBeVisible();
  await main(page).locator('summary').filter({ hasText: '₹499' }).click();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await main(page).getByRole('button', { name: 'Print this receipt' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Profile' })).toBeHidden();
  await page.emulateMedia({ media: null });

  await badge(page).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('slipway-credits.csv');
});

test('[§4] [§5] [§8] what goes wrong before, in and after the checkout is said, and the next try can succeed', async ({
  complaints,
  context,
  page,
  server,
}) => {
  const sentences = ['payment/script-failed', 'payment/no-order-id', 'payment/verification-failed'] as const;
  complaints.allow(refusedRequest);
  complaints.allow(/ERR_FAILED|API error: 500 - the till is closed/);
  for (const code of sentences) complaints.allow(withSentence(code));
  await signUpByRequest(context, server, someone());
  await page.goto('/pricing');
  await page.route('**/checkout.js*', (route) => route.abort());
  await buyButton(page).click();
  await expectErrorToast(page, 'payment/script-failed');
  await page.unroute('**/checkout.js*');

  const order = '**/api/create-razorpay-order';
  await page.route(order, (route) => route.fulfill({ status: 500, body: 'the till is closed' }));
  await buyButton(page).click();
  await expectToast(page, 'error', 'API error: 500 - the till is closed');
  await expect(buyButton(page)).toBeEnabled();
  await page.unroute(order);
  await page.route(order, (route) => route.fulfill({ json: { amount: 1 } }));
  await buyButton(page).click();
  await expectErrorToast(page, 'payment/no-order-id');
  await page.unroute(order);

  // A declined card is said, dismissing the checkout clears loading, and premium does not begin.
  await buyButton(page).click();
  await expect(gateway(page)).toBeVisible();
  await expect(buyButton(page)).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page, '[role=dialog], dialog[open]');
  await gateway(page).getByRole('button', { name: 'Fail' }).click();
  await expectErrorToast(page, 'payment/declined');
  await gateway(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(gateway(page)).toHaveCount(0);
  await expect(buyButton(page)).toBeEnabled();
  await expect(page).toHaveURL('/pricing');
  await expect(badge(page)).toHaveText('10');

  // A failed verification lands on /payment/failed, and a second try succeeds.
  const verify = '**/api/verify-razorpay-payment';
  await page.route(verify, async (route) => {
    const sent = route.request().postDataJSON() as Record<string, string>;
    await route.continue({ postData: JSON.stringify({ ...sent, razorpay_signature: '0'.repeat(64) }) });
  });
  await buyButton(page).click();
  await pay(page);
  await expect(page).toHaveURL('/payment/failed');
  await expect(main(page).getByRole('alert')).toContainText(errorMessage('payment/verification-failed'));
  await expect(main(page).getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/contact');
  await page.unroute(verify);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await pay(page);
  await expect(page).toHaveURL('/payment/success');
  await expect(badge(page)).toHaveText('Unlimited');
});

test('a trial needs no card and no payment, opens everything, and comes once', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  await page.goto('/payment/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no payment here');
  await page.goto('/pricing');
  await main(page).getByRole('button', { name: 'Try 7 days free' }).click();
  await expectToast(page, 'success', billingSuccess.trialStarted);
  await expect(badge(page)).toHaveText('Unlimited');
  await expect(main(page).getByText(/^Your trial runs until /)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Try 7 days free' })).toHaveCount(0);
  expect((await page.request.post('/api/trial', { data: {} })).status()).toBe(409);
});

test('[§5] [§6] payment requires login: the price is for everyone, the way to buy leads past sign-up', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(main(page).getByText('₹499', { exact: true })).toBeVisible();
  await expect(buyButton(page)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Sign up to try 7 days free' })).toHaveAttribute(
    'href',
    '/signup?next=%2Fpricing',
  );
  for (const path of ['/payment/success', '/payment/failed']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});
