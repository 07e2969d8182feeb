import { accountSuccess, success } from '@slipway/core';
import { expectAccessible } from './support/axe.ts';
import { getLetter } from './support/outbox.ts';
import { noMirrors, readMirrors, registerByRequest, someone } from './support/people.ts';
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

// That the letter goes over SMTP is seen in reset-password.test.ts.
test('a mailed link sets a new password once, and ends every session, the one of this browser too', async ({
  browser,
  complaints,
  context,
  page,
  server,
}) => {
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
  await expect(main(page).getByRole('heading', { name: 'The email is written' })).toBeVisible();

  const link = getResetLink((await getLetter(server.dataDir, person.email)).links);
  await context.request.post('/api/auth/sign-in/email', { data: person });
  await page.goto(link);
  await setPassword(page, 'short');
  await expectErrorToast(page, 'auth/weak-password');
  await expectAccessible(page);
  await setPassword(page, newPassword);
  await expectToast(page, 'success', accountSuccess.passwordReset);
  await expect(page).toHaveURL('/login');
  expect(await readMirrors(page)).toEqual(noMirrors);
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
  await main(page).getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/(?:login\/forgot-password|dashboard)$/);
});
