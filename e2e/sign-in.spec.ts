import { success } from '@slipway/core';
import { auth } from './support/backend.ts';
import { noMirrors, readMirrors, registerByRequest, someone } from './support/people.ts';
import { expectGreeting, logOut, main, submitSignIn, submitSignUp, waitForApp } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toasts.ts';

// On a phone: signing up in keyboard.spec.ts.
test('signs up, is mirrored and greeted, signs out and in again, over a reload and until the session ends', async ({
  context,
  page,
}) => {
  const person = someone();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/login');
  await main(page).getByRole('link', { name: 'Sign up' }).first().click();
  await expect(page).toHaveURL('/login/signup');
  await submitSignUp(page, person);
  await expectToast(page, 'success', success.signedUp);
  await expect(page).toHaveURL('/dashboard');
  const mirrored = {
    uid: expect.any(String),
    email: person.email,
    displayName: person.name,
    photoURL: null,
  };
  expect(await readMirrors(page)).toEqual({ stored: mirrored, onWindow: mirrored });
  await expectGreeting(page, person.name);

  await logOut(page);
  await expectToast(page, 'success', success.signedOut);
  await expect(page).toHaveURL('/');
  expect(await readMirrors(page)).toEqual(noMirrors);
  expect(await (await page.request.get('/api/auth/get-session')).json()).toBeNull();

  await page.goto('/login');
  await submitSignIn(page, person);
  await expectToast(page, 'success', success.signedIn);
  await expect(page).toHaveURL('/dashboard');
  expect(await readMirrors(page)).toEqual({ stored: mirrored, onWindow: mirrored });
  await expectGreeting(page, person.name);

  await page.reload();
  await expectGreeting(page, person.name);
  expect((await readMirrors(page)).stored).toMatchObject({ email: person.email });

  // The provider's client comes with the hosted backend alone: no byte of it otherwise.
  const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.some((text) => /firebase|identitytoolkit/i.test(text))).toBe(auth !== null);

  // The session ends on the server only; the mirror is for display and must not outlive it.
  // No page is open meanwhile: one that is still asking for something would hear 401.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/');
  await expect.poll(() => readMirrors(page)).toEqual(noMirrors);
});

test('a protected screen asks to log in first and is shown afterwards; another tab follows in and out', async ({
  context,
  page,
  server,
}) => {
  const person = someone();
  await registerByRequest(context, server, person);
  const other = await context.newPage();
  await other.goto('/');
  // Nobody stirs in it, so its script would come half a minute later.
  await waitForApp(other);
  await expect(other.getByRole('link', { name: 'Log In / Sign Up' })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await submitSignIn(page, person);
  await expectGreeting(other, person.name);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  // Signed in, the sign-in screens send on.
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/signup');
  await expect(page).toHaveURL('/dashboard');
  // Nothing it asked for is on its way when the session ends.
  await page.waitForLoadState('networkidle');
  await logOut(other);
  await expect(page).toHaveURL('/');
  expect(await readMirrors(page)).toEqual(noMirrors);
});
