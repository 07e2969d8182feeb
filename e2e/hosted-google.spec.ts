import { success } from '@slipway/core';
import { standInForGoogle } from './support/google-script.ts';
import { readMirrors, someone } from './support/people.ts';
import { expectGreeting, logOut, main } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectErrorToast, expectToast } from './support/toasts.ts';

/** Only with the hosted backend (`npm run test:hosted`): the provider's own client and the emulator's own window. */
test.beforeEach(async ({ complaints, context, friends }) => {
  // The emulator's window is not ours to judge.
  complaints.allow(/mdc|Failed to load resource|unpkg|fonts\.googleapis/);
  for (const origin of await standInForGoogle(context)) friends.add(origin);
});

async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await main(page).getByRole('button', { name: 'Continue with Google' }).click();
  return opening;
}

test('Google’s window signs in, and closing it counts as cancelled', async ({ page }) => {
  test.slow();
  const { email, name } = someone('Grace Hopper');
  await page.goto('/login');
  const closed = await openWindow(page);
  await closed.locator('#add-account-button').waitFor();
  // Specification, section 7.
  const scopes = new URL(closed.url()).searchParams.get('scopes')?.split(',');
  expect(scopes).toEqual(expect.arrayContaining(['profile', 'email']));
  await closed.close();
  await expectErrorToast(page, 'auth/popup-closed');

  const window = await openWindow(page);
  await window.locator('#add-account-button').click();
  await window.locator('#email-input').fill(email);
  await window.locator('#display-name-input').fill(name);
  await window.locator('#sign-in').click();
  await expectToast(page, 'success', success.signedInWithGoogle);
  await expect(page).toHaveURL('/dashboard');
  await expectGreeting(page, name);
  expect((await readMirrors(page)).stored).toMatchObject({ email, displayName: name });

  // The session here ends; the sign-in at the provider lives on, and brings another one.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/dashboard');
  await expectGreeting(page, name);
  await logOut(page);
  await expectToast(page, 'success', success.signedOut);
  await page.reload();
  expect((await readMirrors(page)).stored).toBeNull();
});
