import { accountSuccess, success } from '@slipway/core';
import { type SmtpSink, startSmtp } from '../apps/server/test/smtp.ts';
import { startServer } from '../scripts/services/throw-away-server.ts';
import { expectAccessible } from './support/axe.ts';
import { getMail } from './support/loopback.ts';
import { getLetter } from './support/outbox.ts';
import { noMirrors, readMirrors, registerByRequest, signUpByRequest, someone } from './support/people.ts';
import { main, submitForgotPassword, submitSignIn } from './support/screens.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';
import { expectErrorToast, expectToast } from './support/toasts.ts';

const newPassword = 'a-stern-and-a-bow-43';

function getResetLink(links: readonly string[]): string {
  const link = links.find((each) => each.includes('/reset-password?token='));
  if (link === undefined) throw new Error(`No reset link in ${links.join(', ')}`);
  return link;
}

async function setPassword(page: Page, password: string): Promise<void> {
  await main(page).getByLabel('New password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Set password' }).click();
}

const withSmtp = test.extend<object, { smtp: SmtpSink }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ smtp }, use) => {
      const server = await startServer({ env: { SMTP_URL: smtp.url } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

withSmtp(
  'a mailed link sets a new password once, and ends every session',
  async ({ browser, complaints, context, page, server, smtp }) => {
    complaints.allow(refusedRequest);
    const person = someone();
    await registerByRequest(context, server, person);
    const elsewhere = await browser.newContext({ baseURL: server.origin });
    await elsewhere.request.post('/api/auth/sign-in/email', { data: person });
    expect((await elsewhere.request.get('/api/me')).status()).toBe(200);

    await page.goto('/login');
    await main(page).getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/login/forgot-password');
    await submitForgotPassword(page, person.email);
    await expectToast(page, 'success', success.resetSent);
    await expect(main(page).getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expectAccessible(page);

    const mail = await getMail(smtp, person.email);
    const link = getResetLink(mail.links);
    expect(mail.html).toContain(link);
    await page.goto(link);
    await setPassword(page, 'short');
    await expectErrorToast(page, 'auth/weak-password');
    await expectAccessible(page);
    await setPassword(page, newPassword);
    await expectToast(page, 'success', accountSuccess.passwordReset);
    await expect(page).toHaveURL('/login');
    expect((await elsewhere.request.get('/api/me')).status()).toBe(401);
    await elsewhere.close();

    await submitSignIn(page, person);
    await expectErrorToast(page, 'auth/wrong-password');
    await submitSignIn(page, { ...person, password: newPassword });
    await expectToast(page, 'success', success.signedIn);
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link);
    await setPassword(page, 'yet-another-word-44');
    await expectErrorToast(page, 'reset/bad-token');
    await expect(main(page).getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL(/\/(?:login\/forgot-password|dashboard)$/);
  },
);

withSmtp('a mail server that is away is told as such', { tag: '@once' }, async ({ complaints, page }) => {
  complaints.allow(refusedRequest);
  await page.goto('/login/forgot-password');
  await page.route('**/api/auth/request-password-reset', (route) => route.fulfill({ status: 500, body: '' }));
  await submitForgotPassword(page, someone().email);
  await expectErrorToast(page, 'reset/failed');
});

test('without a mail server the letter lies in the outbox, and the screen says so', async ({
  context,
  page,
  server,
}) => {
  const person = someone();
  await registerByRequest(context, server, person);
  await page.goto('/login/forgot-password');
  await submitForgotPassword(page, person.email);
  await expectToast(page, 'success', success.resetSent);
  await expect(main(page).getByText('data/outbox')).toBeVisible();
  const letter = await getLetter(server.dataDir, person.email);
  expect(server.log()).toContain(letter.file.split('/').at(-1));
  await page.goto(getResetLink(letter.links));
  await setPassword(page, newPassword);
  await expectToast(page, 'success', accountSuccess.passwordReset);
  await submitSignIn(page, { ...person, password: newPassword });
  await expect(page).toHaveURL('/dashboard');
});

test('a reset in a signed-in browser signs that browser out too', { tag: '@once' }, async ({
  context,
  page,
  server,
}) => {
  const person = someone();
  await signUpByRequest(context, server, person);
  await page.goto('/dashboard');
  await context.request.post('/api/auth/request-password-reset', { data: { email: person.email } });
  await page.goto(getResetLink((await getLetter(server.dataDir, person.email)).links));
  await setPassword(page, newPassword);
  await expect(page).toHaveURL('/login');
  expect(await readMirrors(page)).toEqual(noMirrors);
});

test('a link without its key offers a new one', { tag: '@once' }, async ({ page }) => {
  await page.goto('/reset-password');
  await expect(main(page).getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/login/forgot-password');
});
