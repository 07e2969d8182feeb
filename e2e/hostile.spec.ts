import { getLetter } from './support/outbox.ts';
import { registerByRequest, someone } from './support/people.ts';
import { expectGreeting, main, submitSignIn, waitForApp } from './support/screens.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';

declare global {
  interface Window {
    __pwned?: boolean;
  }
}

const payloads = [
  '<img src=x onerror="window.__pwned=true">',
  '"><svg onload=window.__pwned=true>',
  '<script>window.__pwned=true</script>',
];

/** Nothing of what a stranger wrote has run: neither as script nor as an element. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.__pwned)).toBeUndefined();
  await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0);
}

/** What finds its way into the page does not run there. */
async function expectPolicy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__pwned = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<button onclick="window.__pwned = true">x</button>');
    document.body.querySelector<HTMLButtonElement>('button:last-of-type')?.click();
  });
  expect(await page.evaluate(() => window.__pwned)).toBeUndefined();
}

test.describe('hostile words', () => {
  // The list of addresses that lead elsewhere is in next-path.test.ts.
  test('in a display name are only words, no address of another site is followed, and no foreign script runs', async ({
    complaints,
    context,
    page,
    server,
  }) => {
    complaints.allow(/Content Security Policy/);
    const [payload = ''] = payloads;
    const person = someone(payload);
    await registerByRequest(context, server, person);
    await page.goto(`/login?next=${encodeURIComponent('/\\evil.example/')}`);
    await submitSignIn(page, person);
    await expectGreeting(page, payload);
    await expect(page).toHaveURL(`${server.origin}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(payload);
    await expectHarmless(page);
    await expectPolicy(page);
    await page.goto('/profile');
    await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue(payload);
    await expectHarmless(page);
    await page.goto('/');
    await expectPolicy(page);
  });

  test('in a contact message are only words, in the letter too', async ({ page, server }) => {
    const { email } = someone();
    await page.goto('/contact');
    await main(page)
      .getByLabel('Your name')
      .fill(payloads[0] ?? '');
    await main(page).getByLabel('Email').fill(email);
    await main(page).getByLabel('Message').fill(payloads.join('\n'));
    await main(page).getByRole('button', { name: 'Send message' }).click();
    await expect(main(page).getByRole('heading', { name: 'Received and stored' })).toBeVisible();
    await expectHarmless(page);
    const letter = await getLetter(server.dataDir, email);
    await page.setContent(letter.text);
    await expect(page.getByText('window.__pwned=true').first()).toBeVisible();
    await expectHarmless(page);
  });

  test('in the address or in the mirror of the browser’s storage change nothing', async ({
    complaints,
    page,
  }) => {
    complaints.allow(refusedRequest);
    complaints.allow(/Content Security Policy|javascript:\S+ csp/);
    const [payload = ''] = payloads;
    await page.addInitScript((name) => {
      const photoURL = 'javascript:window.__pwned=true';
      const person = { uid: name, email: name, displayName: name, photoURL };
      localStorage.setItem('userData', JSON.stringify(person));
    }, payload);
    const word = encodeURIComponent(payload);
    for (const address of [`/#${payload}`, `/${word}`, `/newsletter/confirm?token=${word}`]) {
      await page.goto(address);
      await waitForApp(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Log In / Sign Up' }).first()).toBeVisible();
      await expectHarmless(page);
    }
  });
});
