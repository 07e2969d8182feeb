import { expectAccessible } from './support/axe.ts';
import { badge } from './support/credits.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { loadSample, runButton, sheet } from './support/tools.ts';

test('a page is described, written, previewed and rewritten in one place, and kept once', async ({
  complaints,
  context,
  page,
  server,
}) => {
  // What the tests put into every page is a script, and the frame runs none.
  complaints.allow(/Blocked script execution/);
  await signUpByRequest(context, server, someone());
  // With a project open, the brief knows at once which run was made last; it must lead on all the same.
  await context.request.post(`${server.origin}/api/projects`, { data: { name: 'Gapwise' } });
  await page.goto('/describe');
  await expect(main(page).getByText('A worked example')).toBeVisible();
  await expect(runButton(page)).toContainText('5 credits');
  await loadSample(page);
  await runButton(page).click();
  await page.waitForURL(/\/preview\?page=/u);
  const shown = page.frameLocator('iframe[title^="Preview of"]');
  const headline = shown.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('A cancelled slot is filled before the phone is down');
  await expect(badge(page)).toHaveText('5');
  await expectAccessible(page);

  const others = await shown.locator('section:not(.s-hero)').allInnerTexts();
  await main(page).locator('summary', { hasText: 'Opening' }).click();
  await expect(main(page).getByText('rests on Headline')).toBeVisible();
  await main(page).getByRole('button', { name: 'Problem first' }).click();
  await expect(headline).toHaveText(/^Front desks of dental offices/u);
  expect(await shown.locator('section:not(.s-hero)').allInnerTexts()).toEqual(others);
  await expect(main(page).getByText('Saved as a draft of your project')).toBeVisible();
  await main(page).getByLabel('Phone').check();

  // The same run again is the same page, as it was changed.
  const run = new URL(page.url()).searchParams.get('run');
  await page.goto(`/generate?run=${run}`);
  await page.waitForURL(/\/preview\?page=/u);
  await expect(headline).toHaveText(/^Front desks of dental offices/u);
  await page.goto(`/describe?run=${run}`);
  await expect(sheet(page)).toContainText('Computed by');
  await main(page).getByRole('link', { name: 'Open the page' }).click();
  await page.waitForURL(/\/preview\?page=/u);
  await page.goto('/preview');
  await expect(headline).toHaveText(/^Front desks of dental offices/u);
});
