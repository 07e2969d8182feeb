import { welcomeSentence } from '@slipway/credits';
import { tools } from '@slipway/tools';
import { expectAccessible, expectReadable } from './support/axe.ts';
import { badge, openCredits, readCreditMirrors, readUid, standInForBalance } from './support/credits.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { logOut, waitForApp } from './support/screens.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';
import { expectErrorToast, expectToast } from './support/toasts.ts';

async function readBalance(page: Page) {
  const answer = await page.request.get('/api/credits');
  return (await answer.json()) as { credits: number; lastReset: string; updatedAt: string };
}

test('[§4] a new person gets 10 credits, a welcome, a pulse and a history, until they sign out', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  await page.goto('/dashboard');
  await expectToast(page, 'success', welcomeSentence);
  await expect(badge(page)).toHaveText('10');
  await expect(badge(page)).toHaveAttribute('data-pulse', 'true');
  await expect(badge(page)).toHaveAccessibleName(/^10 credits left/);
  await expect(badge(page)).toHaveAccessibleDescription(/Most tools cost 1 credit.*12:00 AM local time/s);

  const uid = await readUid(page);
  const { credits, lastReset, updatedAt } = await readBalance(page);
  const transactions: unknown = await (await page.request.get('/api/credits/transactions')).json();
  // The history is asked for after the balance.
  await expect
    .poll(() => readCreditMirrors(page, uid))
    .toEqual({ record: { credits, lastReset, updatedAt }, transactions });

  const panel = await openCredits(page);
  await expect(panel.locator('tbody tr')).toHaveText([/^Initial credit grant.*\+1010$/s]);
  await expect(panel.locator('[data-until-reset]')).toHaveText(/^(?:\d+h )?\d+m$/);
  await panel.getByText('What things cost').click();
  await expect(panel.getByRole('listitem')).toHaveCount(tools.length);
  await expectAccessible(page, '[role=dialog], dialog[open]');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.reload();
  await expect(badge(page)).toHaveText('10');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seenToasts'))).toEqual([]);

  // What is still asked for when the session ends is refused.
  await page.waitForLoadState('networkidle');
  await logOut(page);
  await expect(badge(page)).toHaveCount(0);
  await expect.poll(() => readCreditMirrors(page, uid)).toEqual({ record: null, transactions: null });
});

const states = [
  { credits: 3, level: 'green', dot: [], label: /^3 credits left/, said: null },
  {
    credits: 2,
    level: 'yellow',
    dot: ['warning'],
    label: /^2 credits left: running low/,
    said: 'Only 2 credits remaining.',
  },
  {
    credits: 0,
    level: 'red',
    dot: ['red'],
    label: /^0 credits left: all used/,
    said: 'All credits used. Your credits reset tomorrow.',
  },
] as const;

test('[§2] [§4] [§8] [§9] the badge tells its level by number, dot and name, a toast says when little is left, and credits that cannot be loaded are said', async ({
  complaints,
  context,
  page,
  server,
}) => {
  complaints.allow(refusedRequest);
  await signUpByRequest(context, server, someone());
  await page.route('**/api/credits?*', (route) => route.fulfill({ status: 429, json: {} }));
  // Nothing but the badge asks for them here: another part that comes later would ask again.
  await page.goto('/profile');
  await expectErrorToast(page, 'credits/load-failed');
  await expect(badge(page)).toHaveAccessibleName('Credits could not be loaded');
  await page.unroute('**/api/credits?*');
  const balance = await standInForBalance(page, {});
  const panel = await openCredits(page);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(badge(page)).toHaveText('10');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  for (const [at, { credits, level, dot, label, said }] of states.entries()) {
    balance.change({ credits, updatedAt: `2026-01-01T00:00:0${at}.000Z` });
    await page.evaluate(() => void window.dispatchEvent(new StorageEvent('storage')));
    await expect(badge(page)).toHaveText(String(credits));
    await expect(badge(page)).toHaveAttribute('data-level', level);
    await expect(badge(page)).toHaveAccessibleName(label);
    const dots = await badge(page).locator('[data-dot]').all();
    expect(await Promise.all(dots.map((one) => one.getAttribute('data-dot')))).toEqual(dot);
    if (said === null) continue;
    await expectToast(page, 'warning', said);
    await expectReadable(page, 'header, [data-sonner-toast]');
  }
});

test('storage and flags edited by hand change nothing', async ({ complaints, context, page, server }) => {
  complaints.allow(refusedRequest);
  await signUpByRequest(context, server, someone());
  await page.goto('/dashboard');
  await expect(badge(page)).toHaveText('10');
  const uid = await readUid(page);
  // The history comes a moment after the balance.
  await expect.poll(() => readCreditMirrors(page, uid)).toMatchObject({ transactions: expect.any(Array) });
  const honest = await readCreditMirrors(page, uid);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(badge(other)).toHaveText('10');

  await other.evaluate((id) => {
    localStorage.setItem(`credits${id}`, JSON.stringify({ credits: 9999, lastReset: 'x', updatedAt: 'y' }));
    localStorage.setItem(`transactions${id}`, '[]');
    Object.assign(window, { isPremium: true });
    window.dispatchEvent(new CustomEvent('premium-status-changed', { detail: { isPremium: true } }));
    new BroadcastChannel('slipway:premium').postMessage({ isPremium: true });
  }, uid);
  // The first tab hears of it, asks the server, and puts the storage right for both.
  await expect.poll(() => readCreditMirrors(page, uid)).toEqual(honest);
  await expect(badge(page)).toHaveText('10');
  await expect(badge(other)).toHaveText('10');

  const panel = await openCredits(other);
  const refused = other.waitForResponse('**/api/features/csv-export');
  await panel.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await refused).status()).toBe(403);
  const dialog = other.getByRole('dialog', { name: 'CSV export is part of Premium' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Nothing renews by itself');
  await expectAccessible(other, '[role=dialog], dialog[open]');
  await dialog.getByRole('link', { name: 'Try or buy Premium' }).click();
  await expect(other).toHaveURL('/pricing');
  await expect(dialog).toBeHidden();
});

test('[§6] a signed-out visitor has no badge and loads nothing of it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await waitForApp(page);
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  await expect(badge(page)).toHaveCount(0);
  expect(
    scripts.filter((url) =>
      /credit|billing|payment|workspace|palette|\/(?:account|data|inside-pages)-|\/api\/(?:credits|plan|projects)/.test(
        url,
      ),
    ),
  ).toEqual([]);
});
