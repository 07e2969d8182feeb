import { welcomeSentence } from '@slipway/credits';
import { tools } from '@slipway/tools';
import { expectAccessible } from './support/axe.ts';
import { badge, openCredits, readCreditMirrors, readUid } from './support/credits.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { logOut, waitForApp } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectToast } from './support/toasts.ts';

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
