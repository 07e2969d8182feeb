import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage, success } from '@slipway/core';
import { oidcPeople } from '../apps/server/test/oidc-provider.ts';
import { expectAccessible } from './support/axe.ts';
import { badge } from './support/credits.ts';
import { readMirrors, signUpByRequest, someone } from './support/people.ts';
import { expectGreeting, logOut, main } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectErrorToast, expectToast } from './support/toasts.ts';
import { loadSample, runButton, sheet } from './support/tools.ts';

const picture = readFileSync(join(import.meta.dirname, '../apps/web/public/icons/icon-192.png'));

// In one worker: each would start a server with these services beside it.
test.describe.configure({ mode: 'default' });
test.use({ isConnected: true });

async function openPopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await main(page).getByRole('button', { name: 'Continue with Google' }).click();
  return opening;
}

async function signInAs(page: Page, name: string): Promise<void> {
  const popup = await openPopup(page);
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name }).click();
  await closing;
}

test.describe('Google in a popup', { tag: '@embedded' }, () => {
  test.beforeEach(async ({ connected, context, friends }) => {
    friends.add(new URL(connected.google.discoveryUrl).origin).add('https://people.example.org');
    await context.route('https://people.example.org/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: picture }),
    );
  });

  test('signs in, with name and photo from the provider', async ({ page }) => {
    const grace = oidcPeople.find(({ name }) => name === 'Grace Hopper');
    await page.goto('/login');
    await expect(main(page).getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expectAccessible(page);
    await signInAs(page, 'Grace Hopper');
    await expectToast(page, 'success', success.signedInWithGoogle);
    await expect(page).toHaveURL('/dashboard');
    const mirrored = {
      uid: expect.any(String),
      email: grace?.email,
      displayName: grace?.name,
      photoURL: grace?.picture,
    };
    expect(await readMirrors(page)).toEqual({ stored: mirrored, onWindow: mirrored });
    await expectGreeting(page, 'Grace Hopper');
    await page.goto('/profile');
    await expect(main(page).getByText('This account has no password of its own')).toBeVisible();

    // The second time it is the same account.
    await logOut(page);
    await expectToast(page, 'success', success.signedOut);
    await page.goto('/signup');
    await signInAs(page, 'Grace Hopper');
    await expectToast(page, 'success', success.signedInWithGoogle);
    await expectGreeting(page, 'Grace Hopper');
  });

  test('a popup that is closed, and a "no" at the provider, count as cancelled', async ({ page }) => {
    await page.goto('/login');
    const popup = await openPopup(page);
    await popup.getByRole('heading', { name: 'Who are you?' }).waitFor();
    await popup.close();
    await expectErrorToast(page, 'auth/popup-closed');
    await expect(page).toHaveURL('/login');
    expect((await readMirrors(page)).stored).toBeNull();

    await page.reload();
    await signInAs(page, 'Cancel');
    await expectErrorToast(page, 'auth/popup-closed');
  });
});

test('with a model that never answers a run outlives a reload, is picked up, and can be cancelled', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  await page.goto('/score-your-idea');
  await loadSample(page);
  // The server then knows the browser's place, and so which day is spent.
  await expect(badge(page)).toHaveText('10');
  await runButton(page).click();
  await expect(main(page).getByText('Asking the model…')).toBeVisible();
  await expect(sheet(page)).toContainText('Computed by');
  await page.reload();
  await expect(main(page).getByText('Asking the model…')).toBeVisible();
  await expect(sheet(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Cancel' }).click();
  // The computed sheet was on the screen: it stays, and it is what the credit was for.
  await expect(main(page).getByText(errorMessage('tool/cut-short'))).toHaveCount(1);
  await expect(sheet(page)).toContainText('Computed by');
  await expect(badge(page)).toHaveText('9');
});
