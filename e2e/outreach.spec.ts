import { errorMessage } from '@slipway/core';
import { expectAccessible } from './support/axe.ts';
import { getLetter } from './support/outbox.ts';
import { someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const box = (page: Page) => page.getByRole('contentinfo');

async function subscribe(page: Page, email: string): Promise<void> {
  await box(page).getByLabel('Email').fill(email);
  await box(page).getByRole('button', { name: 'Subscribe' }).click();
}

test('the newsletter is confirmed by mail and left again by one press', async ({ page, server }) => {
  const { email } = someone();
  await page.goto('/about');
  await subscribe(page, 'not an email');
  await expect(box(page).getByText(errorMessage('auth/invalid-email'))).toBeVisible();
  await expect(box(page).getByLabel('Email')).toHaveValue('not an email');
  await subscribe(page, email);
  await expect(box(page).getByRole('status')).toContainText(email);
  const { links } = await getLetter(server.dataDir, email);
  const confirm = links.find((link) => link.includes('/newsletter/confirm?token=')) ?? '';
  const leave = links.find((link) => link.includes('/newsletter/unsubscribe?token=')) ?? '';

  await page.goto(confirm);
  // Mail programs open links to look at them: nothing happens before the press.
  await main(page).getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(leave);
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeVisible();
});

async function write(page: Page, { name, email, message }: Record<'name' | 'email' | 'message', string>) {
  await main(page).getByLabel('Your name').fill(name);
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Message').fill(message);
  await main(page).getByRole('button', { name: 'Send message' }).click();
}

test('a contact message is stored and mailed, and its reference shown', async ({ page, server }) => {
  const { name, email } = someone();
  const message = `The burn rate of ${email} is off by one month.`;
  // The form's code comes with the first touch; what is typed and sent before it is here waits for it.
  const { promise: isHere, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/contact-form-*.js', async (route) => {
    await isHere;
    await route.continue();
  });
  await page.goto('/contact');
  await write(page, { name, email, message: 'too short' });
  letCome();
  await expect(main(page).getByLabel('Message')).toHaveAccessibleDescription(/at least 10 characters/);
  await expect(main(page).getByLabel('Your name')).toHaveValue(name);
  await write(page, { name, email, message });
  await expect(main(page).getByRole('heading', { name: 'Received and stored' })).toBeVisible();
  await expect(main(page).locator('output')).not.toBeEmpty();
  await expectAccessible(page);
  const letter = await getLetter(server.dataDir, email);
  expect(letter.text).toContain(message);
  expect(letter.text).toContain('crew@example.org');
});
