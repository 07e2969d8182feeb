import { type ErrorCode, errorMessage } from '@slipway/core';
import { expectAccessible } from './support/axe.ts';
import {
  disableAccount,
  readMirrors,
  registerByRequest,
  signInByRequest,
  signUpByRequest,
  someone,
} from './support/people.ts';
import {
  expectGreeting,
  logOut,
  main,
  submitForgotPassword,
  submitSignIn,
  submitSignUp,
} from './support/screens.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';
import { expectErrorToast, expectToast, withSentence } from './support/toasts.ts';

/** Every sentence of the specification's section 8 about sign-in, as a toast, with the typed text kept. */
test.describe('refusals', () => {
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
    page.route(`**${path}`, (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: 'oh no' }),
    );

  test('sign-up, email in use', async ({ context, page, server }) => {
    const person = someone();
    await registerByRequest(context, server, person);
    await page.goto('/signup');
    await submitSignUp(page, { ...person, password: 'another-password-7' });
    await expectRefused(page, 'auth/email-in-use', person.email);
    await expectAtField(page, 'Email', 'auth/email-in-use');
    await expectAccessible(page);
  });

  test('sign-up, invalid email and weak password, before anything is sent', async ({ page }) => {
    const { password } = someone();
    let sent = 0;
    await page.route('**/api/auth/sign-up/**', (route) => {
      sent += 1;
      return route.continue();
    });
    await page.goto('/login/signup');
    await submitSignUp(page, { email: 'ada@example', password });
    await expectRefused(page, 'auth/invalid-email', 'ada@example');
    await expectAtField(page, 'Email', 'auth/invalid-email');
    await submitSignUp(page, { email: 'ada@example.org', password: 'short' });
    await expectRefused(page, 'auth/weak-password', 'ada@example.org');
    await expectAtField(page, 'Password', 'auth/weak-password');
    expect(sent).toBe(0);
  });

  test('sign-up, other: the provider’s sentence, or the general one', async ({ page }) => {
    const { email, password } = someone();
    await page.goto('/signup');
    await submitSignUp(page, { email, password: 'password123' });
    await expectRefused(page, 'auth/common-password', email);
    await breakDown(page, '/api/auth/sign-up/email');
    await submitSignUp(page, { email, password });
    await expectRefused(page, 'auth/signup-failed', email);
  });

  test('login, no user', async ({ page }) => {
    const { email, password } = someone();
    await page.goto('/login');
    await submitSignIn(page, { email, password });
    await expectRefused(page, 'auth/user-not-found', email);
    await expectAtField(page, 'Email', 'auth/user-not-found');
    await expectAccessible(page);
  });

  test('login, wrong password and invalid email', async ({ context, page, server }) => {
    const person = someone();
    await registerByRequest(context, server, person);
    await page.goto('/login');
    await submitSignIn(page, { email: person.email, password: 'not-the-password' });
    await expectRefused(page, 'auth/wrong-password', person.email);
    await expectAtField(page, 'Password', 'auth/wrong-password');
    await submitSignIn(page, { email: 'nobody at all', password: person.password });
    await expectRefused(page, 'auth/invalid-email', 'nobody at all');
  });

  test('login, too many requests', async ({ context, page, server }) => {
    const person = someone();
    await registerByRequest(context, server, person);
    const wrong = { ...person, password: 'not-the-password' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signInByRequest(context, server, wrong)),
    );
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([401]));
    await page.goto('/login');
    // Even the right password: the account is closed to guessing for a while.
    await submitSignIn(page, person);
    await expectRefused(page, 'auth/too-many-requests', person.email);
  });

  test('login, disabled; and a session that was open is refused', async ({ context, page, server }) => {
    const person = someone();
    await signUpByRequest(context, server, person);
    await page.goto('/dashboard');
    await expectGreeting(page, person.name);
    await disableAccount(server, person.email);
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await submitSignIn(page, person);
    await expectRefused(page, 'auth/disabled', person.email);
  });

  test('login, other', async ({ page }) => {
    const { email, password } = someone();
    await breakDown(page, '/api/auth/sign-in/email');
    await page.goto('/login');
    await submitSignIn(page, { email, password });
    await expectRefused(page, 'auth/login-failed', email);
    await expectAccessible(page);
  });

  test('reset, user not found and invalid email', async ({ page }) => {
    const { email } = someone();
    await page.goto('/login/forgot-password');
    await submitForgotPassword(page, email);
    await expectRefused(page, 'reset/user-not-found', email);
    await expectAtField(page, 'Email', 'reset/user-not-found');
    await submitForgotPassword(page, 'ada@@example.org');
    await expectRefused(page, 'auth/invalid-email', 'ada@@example.org');
  });

  test('reset, too many', async ({ context, page, server }) => {
    const person = someone();
    await registerByRequest(context, server, person);
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await context.request.post('/api/auth/request-password-reset', {
        data: { email: person.email },
      });
      expect(answer.status()).toBe(200);
    }
    await page.goto('/login/forgot-password');
    await submitForgotPassword(page, person.email);
    await expectRefused(page, 'reset/too-many-requests', person.email);
  });

  test('sign-out failure leaves the person signed in', async ({ complaints, context, page, server }) => {
    // Specification, section 8: "Logout failure" is logged only.
    complaints.allow(withSentence('auth/log-out-failed'));
    const person = someone();
    await signUpByRequest(context, server, person);
    await page.goto('/dashboard');
    await breakDown(page, '/api/auth/sign-out');
    await expectGreeting(page, person.name);
    await logOut(page);
    await expectErrorToast(page, 'auth/sign-out-failed');
    await expect(page).toHaveURL('/dashboard');
    expect((await readMirrors(page)).stored).toMatchObject({ email: person.email });
  });

  test('profile update, no user: the session was ended elsewhere', async ({ context, page, server }) => {
    const person = someone();
    await signUpByRequest(context, server, person);
    await page.goto('/profile');
    await main(page).getByLabel('Name', { exact: true }).fill('Ada King');
    await context.clearCookies();
    await main(page).getByRole('button', { name: 'Save profile' }).click();
    await expectErrorToast(page, 'profile/no-user');
  });
});

test('without a connection the form says so and keeps what was typed', async ({
  complaints,
  context,
  page,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  const { email, password } = someone();
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submitSignIn(page, { email, password });
  await expectToast(page, 'error', errorMessage('auth/login-failed'));
  await expect(main(page).getByText(errorMessage('network/offline'))).toBeVisible();
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue(password);
});
