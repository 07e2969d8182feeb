import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountSuccess, success } from '@slipway/core';
import { expectAccessible, expectReadable } from './support/axe.ts';
import { isGoneAtProvider } from './support/backend.ts';
import { noMirrors, readMirrors, signInByRequest, signUpByRequest, someone } from './support/people.ts';
import { expectGreeting, main, submitSignIn } from './support/screens.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';
import { expectErrorToast, expectToast } from './support/toasts.ts';

const picture = join(import.meta.dirname, '../apps/web/public/icons/icon-512.png');

async function readMe(page: Page): Promise<{ displayName: string | null; photoURL: string | null }> {
  return (await page.request.get('/api/me')).json();
}

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await main(page).getByRole('button', { name: 'Save profile' }).click();
  await answered;
  await expectToast(page, 'success', success.profileUpdated);
}

test('name and photo are edited, kept, removed and refused, the photo as a small square', async ({
  context,
  page,
  server,
}) => {
  const person = someone();
  await signUpByRequest(context, server, person);
  await page.goto('/profile');
  const name = main(page).getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(person.name);
  await name.fill('Ada King');
  await main(page).locator('input[type=file]').setInputFiles(picture);
  await expect(main(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await save(page);
  await expectGreeting(page, 'Ada King');
  const { photoURL } = await readMe(page);
  expect(photoURL).toMatch(/^data:image\/(?:webp|jpeg);base64,/);
  const size = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address ?? '';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, photoURL);
  expect(size).toEqual([192, 192]);
  const mirrored = expect.objectContaining({ displayName: 'Ada King', photoURL });
  expect(await readMirrors(page)).toEqual({ stored: mirrored, onWindow: mirrored });

  // Specification, section 7: the current photo is kept if none is given.
  await name.fill('Countess of Lovelace');
  await save(page);
  expect(await readMe(page)).toMatchObject({ displayName: 'Countess of Lovelace', photoURL });

  await main(page).getByRole('button', { name: 'Remove' }).click();
  await save(page);
  expect(await readMe(page)).toMatchObject({ displayName: 'Countess of Lovelace', photoURL: null });

  // What is no picture, no name or no https address is refused.
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };
  await main(page).locator('input[type=file]').setInputFiles(notes);
  await expect(
    main(page).getByText('This file is not a picture your browser can read.', { exact: false }),
  ).toBeVisible();
  await name.fill('   ');
  await main(page).getByRole('button', { name: 'Save profile' }).click();
  await expectToast(page, 'error', 'Your name is missing.');
  await main(page).getByRole('button', { name: 'Use an address' }).click();
  const address = main(page).getByLabel('Photo address');
  await address.fill('javascript:alert(1)');
  await address.blur();
  await expect(address).toHaveAccessibleDescription(/https:\/\//);
});

test('devices are listed and signed out, one or all', async ({ browser, context, page, server }) => {
  const person = someone();
  await signUpByRequest(context, server, person);
  const phone = await browser.newContext({ baseURL: server.origin });
  const tablet = await browser.newContext({ baseURL: server.origin });
  for (const other of [phone, tablet])
    expect((await signInByRequest(other, server, person)).status()).toBe(200);
  const screen = await phone.newPage();
  await screen.goto('/dashboard');
  await expect(screen.getByRole('heading', { level: 1 })).toContainText(person.name);

  await page.goto('/profile');
  const rows = main(page).getByRole('listitem').filter({ hasText: 'Last seen' });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'This device' })).toContainText(/\w+ on \w+/);
  await rows
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await expectToast(page, 'success', accountSuccess.sessionEnded);
  await expect(rows).toHaveCount(2);
  await main(page).getByRole('button', { name: 'Sign out all other devices' }).click();
  await expectToast(page, 'success', accountSuccess.otherSessionsEnded);
  await expect(rows).toHaveCount(1);
  await expect(main(page).getByText('No other device is signed in.')).toBeVisible();

  for (const other of [phone, tablet]) expect((await other.request.get('/api/me')).status()).toBe(401);
  await screen.goto('/profile');
  await expect(screen).toHaveURL('/login?next=%2Fprofile');
  await phone.close();
  await tablet.close();
});

// With the hosted backend the provider's letter does it (hosted-account.spec.ts).
test('a new password needs the old one and signs other devices out', { tag: '@embedded' }, async ({
  browser,
  complaints,
  context,
  page,
  server,
}) => {
  complaints.allow(refusedRequest);
  const person = someone();
  const changed = { ...person, password: 'a-stern-and-a-bow-43' };
  await signUpByRequest(context, server, person);
  const other = await browser.newContext({ baseURL: server.origin });
  await signInByRequest(other, server, person);
  await page.goto('/profile');
  const change = async (current: string, next: string) => {
    await main(page).getByLabel('Current password', { exact: true }).fill(current);
    await main(page).getByLabel('New password', { exact: true }).fill(next);
    await main(page).getByRole('button', { name: 'Change password' }).click();
  };
  await change('not-the-password', changed.password);
  await expectErrorToast(page, 'auth/wrong-password');
  await change(person.password, '12345');
  await expectErrorToast(page, 'auth/weak-password');
  await change(person.password, changed.password);
  await expectToast(page, 'success', accountSuccess.passwordChanged);
  expect((await other.request.get('/api/me')).status()).toBe(401);
  expect((await page.request.get('/api/me')).status()).toBe(200);
  expect((await signInByRequest(other, server, person)).status()).toBe(401);
  expect((await signInByRequest(other, server, changed)).status()).toBe(200);
  await other.close();
});

test('an account is downloaded, deleted by typing its email, and is then unknown', async ({
  complaints,
  context,
  page,
  server,
}) => {
  complaints.allow(refusedRequest);
  const person = someone();
  await signUpByRequest(context, server, person);
  await page.goto('/profile');
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('slipway-account.json');
  const text = readFileSync(await download.path(), 'utf8');
  expect(Object.keys(JSON.parse(text) as object).length).toBeGreaterThan(1);
  expect(text).toContain(person.email);
  expect(text).toContain(person.name);

  await main(page).getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account for good?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectReadable(page, '[role=dialog], dialog[open]');
  await dialog.getByRole('textbox').fill('somebody@else.org');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not the email of this account.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await page.request.get('/api/me')).status()).toBe(200);

  await main(page).getByRole('button', { name: 'Delete account…' }).click();
  await dialog.getByRole('textbox').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(page, 'success', accountSuccess.deleted);
  await expect(page).toHaveURL('/');
  await expect.poll(() => readMirrors(page)).toEqual(noMirrors);
  await expect.poll(() => isGoneAtProvider(person)).toBe(true);
  await page.goto('/login');
  await submitSignIn(page, person);
  await expectErrorToast(page, 'auth/user-not-found');
});
