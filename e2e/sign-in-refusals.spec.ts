import { type ErrorCode, errorMessage } from '@slipway/core';
import { expectAccessible, expectReadable } from './support/axe.ts';
import { signInPath, signUpCall } from './support/backend.ts';
import { readMirrors, registerByRequest, signUpByRequest, someone } from './support/people.ts';
import { expectGreeting, logOut, main, submitSignIn, submitSignUp } from './support/screens.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';
import { expectErrorToast, withSentence } from './support/toasts.ts';

/** One journey per form. Every sentence of the specification's section 8 about sign-in is in actions.test.ts. */
test.beforeEach(({ complaints }) => complaints.allow(refusedRequest));

/** The toast says it, what was typed is still there, and nobody is signed in. */
async function expectRefused(page: Page, code: ErrorCode, email: string): Promise<void> {
  await expectErrorToast(page, code);
  await expect(main(page).getByLabel('Email')).toHaveValue(email);
  expect((await readMirrors(page)).stored).toBeNull();
}

/** Its field is marked and tied to the mark for screen readers; the sentence itself is said once. */
async function expectAtField(page: Page, label: string, code: ErrorCode): Promise<void> {
  const field = main(page).getByLabel(label, { exact: true });
  await expect(field).toHaveAccessibleDescription(/^▲?\s*Check this\./);
  await expect(main(page).getByText(errorMessage(code))).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
}

const breakDown = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'oh no' }));

test('sign-up refuses a bad email and password before it asks the server, then a used email', async ({
  context,
  page,
  server,
}) => {
  const person = someone();
  await registerByRequest(context, server, person);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes(signUpCall)) sent += 1;
  });
  await page.goto('/login/signup');
  await submitSignUp(page, { email: 'ada@example', password: person.password });
  await expectRefused(page, 'auth/invalid-email', 'ada@example');
  await expectAtField(page, 'Email', 'auth/invalid-email');
  await submitSignUp(page, { email: person.email, password: 'short' });
  await expectRefused(page, 'auth/weak-password', person.email);
  await expectAtField(page, 'Password', 'auth/weak-password');
  expect(sent).toBe(0);
  await submitSignUp(page, { ...person, password: 'another-password-7' });
  await expectRefused(page, 'auth/email-in-use', person.email);
  expect(sent).toBe(1);
  await expectAtField(page, 'Email', 'auth/email-in-use');
  await expectAccessible(page);
  await expectReadable(page);
});

test('log-in refuses a stranger and a wrong password, and says when the server fails or is out of reach', async ({
  complaints,
  context,
  page,
  server,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const person = someone();
  const stranger = someone();
  await registerByRequest(context, server, person);
  await page.goto('/login');
  await submitSignIn(page, stranger);
  await expectRefused(page, 'auth/user-not-found', stranger.email);
  await expectAtField(page, 'Email', 'auth/user-not-found');
  await submitSignIn(page, { email: person.email, password: 'not-the-password' });
  await expectRefused(page, 'auth/wrong-password', person.email);
  await expectAtField(page, 'Password', 'auth/wrong-password');
  await breakDown(page, signInPath);
  await submitSignIn(page, person);
  await expectRefused(page, 'auth/login-failed', person.email);
  await expectAccessible(page);
  await page.unroute(`**${signInPath}`);
  await context.setOffline(true);
  await submitSignIn(page, person);
  await expectRefused(page, 'auth/login-failed', person.email);
  await expect(main(page).getByText(errorMessage('network/offline'))).toBeVisible();
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue(person.password);
});

test('a failed sign-out leaves the person signed in, and a session ended elsewhere saves no profile', async ({
  complaints,
  context,
  page,
  server,
}) => {
  // Specification, section 8: "Logout failure" is logged only.
  complaints.allow(withSentence('auth/log-out-failed'));
  const person = someone();
  await signUpByRequest(context, server, person);
  await page.goto('/profile');
  await breakDown(page, '/api/auth/sign-out');
  await expectGreeting(page, person.name);
  await logOut(page);
  await expectErrorToast(page, 'auth/sign-out-failed');
  await expect(page).toHaveURL('/profile');
  expect((await readMirrors(page)).stored).toMatchObject({ email: person.email });
  await page.keyboard.press('Escape');
  await main(page).getByLabel('Name', { exact: true }).fill('Ada King');
  await context.clearCookies();
  await main(page).getByRole('button', { name: 'Save profile' }).click();
  await expectErrorToast(page, 'profile/no-user');
});
