import { errorMessage } from '@slipway/core';
import { startServer } from '../scripts/services/throw-away-server.ts';
import { expectAccessible } from './support/axe.ts';
import { getLetter, listLetters } from './support/outbox.ts';
import { someone } from './support/people.ts';
import { main, waitForApp } from './support/screens.ts';
import { test as base, expect, type Page, refusedRequest } from './support/test.ts';

/** Contact is limited per address: each test comes from another one, through the proxy the server is told of. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      const server = await startServer({ env: { TRUST_PROXY: '1', CONTACT_EMAIL: 'crew@example.org' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 250) + 1;
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
});

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

test('an address is stored once and gets one letter an hour', async ({ page, server }) => {
  const { email } = someone();
  await page.goto('/about');
  await subscribe(page, email);
  await expect(box(page).getByRole('status')).toContainText(email);
  await box(page).getByRole('button', { name: 'Use another address' }).click();
  await subscribe(page, email.toUpperCase());
  await expect(box(page).getByRole('status')).toContainText(email.toUpperCase());
  expect(listLetters(server.dataDir).filter(({ text }) => text.includes(email))).toHaveLength(1);
});

test('a newsletter link that was made up says so', async ({ complaints, page }) => {
  complaints.allow(refusedRequest);
  await page.goto('/newsletter/confirm?token=made-up');
  await main(page).getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(main(page).getByText(errorMessage('outreach/bad-token'))).toBeVisible();
  await expectAccessible(page);
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
  await page.goto('/contact');
  await write(page, { name, email, message: 'too short' });
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

test('the fourth message in an hour is refused, and the text stays, even over a reload', async ({
  complaints,
  page,
}) => {
  complaints.allow(refusedRequest);
  const { name, email } = someone();
  const message = 'The same words, once too often.';
  for (let sent = 0; sent < 3; sent += 1)
    expect((await page.request.post('/api/contact', { data: { name, email, message } })).status()).toBe(200);
  await page.goto('/contact');
  await write(page, { name, email, message });
  await expect(main(page).getByText(errorMessage('request/too-many'))).toHaveCount(1);
  await expect(main(page).getByLabel('Message')).toHaveValue(message);
  await page.reload();
  await waitForApp(page);
  await expect(main(page).getByLabel('Message')).toHaveValue(message);
});
