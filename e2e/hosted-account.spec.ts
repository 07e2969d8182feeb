import { accountSuccess, success } from '@slipway/core';
import { findAccount, findResetCode, protectEmails } from '../scripts/hosted/auth-emulator.ts';
import { auth as emulator, firestore } from './support/backend.ts';
import { registerByRequest, someone } from './support/people.ts';
import { expectGreeting, main, submitForgotPassword, submitSignIn } from './support/screens.ts';
import { expect, refusedRequest, test } from './support/test.ts';
import { expectErrorToast, expectToast } from './support/toasts.ts';

/** Only with the hosted backend (`npm run test:hosted`). */
const auth = emulator ?? '';

test('a reset by letter, the profile and leaving reach the provider', async ({
  complaints,
  context,
  page,
  server,
}) => {
  complaints.allow(refusedRequest);
  const person = someone();
  const changed = { ...person, password: 'a-stern-and-a-bow-43' };
  await registerByRequest(context, server, person);
  await page.goto('/login/forgot-password');
  await submitForgotPassword(page, person.email);
  await expectToast(page, 'success', success.resetSent);
  await expect(main(page).getByText(`If ${person.email} has an account with a password`)).toBeVisible();

  await page.goto(`/reset-password?oobCode=${await findResetCode(auth, person.email)}`);
  await main(page).getByLabel('New password', { exact: true }).fill(changed.password);
  await main(page).getByRole('button', { name: 'Set password' }).click();
  await expectToast(page, 'success', accountSuccess.passwordReset);
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, person);
  await expectErrorToast(page, 'auth/wrong-password');
  // A project that hides who has an account: one sentence for a wrong password and for a stranger.
  await protectEmails(auth, true);
  try {
    await submitSignIn(page, person);
    await expectErrorToast(page, 'auth/invalid-credential');
    const stranger = someone().email;
    await submitSignIn(page, { ...person, email: stranger });
    await expectErrorToast(page, 'auth/invalid-credential');
    await page.goto('/login/forgot-password');
    await submitForgotPassword(page, stranger);
    await expect(main(page).getByText(`If ${stranger} has an account with a password`)).toBeVisible();
    await page.goto('/login');
  } finally {
    await protectEmails(auth, false);
  }
  await submitSignIn(page, changed);
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/profile');
  await expect(main(page).getByLabel('Current password')).toHaveCount(0);
  await main(page).getByLabel('Name', { exact: true }).fill('Ada King');
  await main(page).getByRole('button', { name: 'Save profile' }).click();
  await expectToast(page, 'success', success.profileUpdated);
  await expectGreeting(page, 'Ada King');
  await expect.poll(async () => (await findAccount(auth, person.email))?.displayName).toBe('Ada King');

  await main(page).getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account for good?' });
  await dialog.getByRole('textbox').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(page, 'success', accountSuccess.deleted);
  await expect(page).toHaveURL('/');
  // The outbox takes it along, where there is a document database.
  if (firestore === null) return;
  await expect.poll(() => findAccount(auth, person.email)).toBeUndefined();
  await page.goto('/login');
  await submitSignIn(page, changed);
  await expectErrorToast(page, 'auth/user-not-found');
});
