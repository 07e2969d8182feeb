import { sample } from '../packages/tools/src/new-landing-generator/sample.ts';
import { findAxeViolations } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main, waitForApp } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';
import { runSampleByRequest } from './support/tools.ts';

const enter = async (page: Page, name: string | RegExp) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};
test('by keyboard alone: from an idea to a published page, and from two pages to a test between them', async ({
  complaints,
  context,
  page,
  server,
}) => {
  // What the tests put into every page is a script, and the frames run none.
  complaints.allow(/Blocked script execution/);
  await signUpByRequest(context, server, someone());

  // The idea in the founder's own words, and the page it makes.
  await page.goto('/describe');
  await waitForApp(page);
  await tabTo(page, /^Your idea/u);
  await page.keyboard.insertText(sample.idea ?? '');
  await tabTo(page, /^Name/u);
  await page.keyboard.insertText('Gapwise');
  await enter(page, /5 credits/u);
  await page.waitForURL(/\/preview\?page=/u);
  await expect(main(page).getByText('Saved as a draft of your project')).toBeVisible();

  // Another design, taken back and brought again; then the editor.
  await tabTo(page, 'Open in the editor');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/editor\//u);
  const canvas = page.frameLocator('iframe');
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // The preview has a frame with a heading too: a key pressed before the editor stands is the preview's.
  await expect(page.getByRole('button', { name: 'Commands' })).toBeVisible();
  await page.keyboard.press('Control+k');
  // Letters typed before it has the focus would go to the page.
  await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
  await page.keyboard.type('go opening');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Opening' })).toBeFocused();
  await tabTo(page, 'Headline');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('Cancelled slots fill themselves');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Cancelled slots fill themselves');
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  await enter(page, 'Publish');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('gapwise');
  await enter(page, 'Publish');
  const link = dialog.getByRole('link', { name: 'Open the page' });
  await expect(link).toHaveAttribute('href', /\/p\/gapwise$/);
  await page.keyboard.press('Escape');

  // A visitor finds it and leaves an address. No script runs there, and axe is one.
  await page.goto('about:blank');
  await page.setContent(await (await context.request.get(`${server.origin}/p/gapwise`)).text());
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto('/p/gapwise');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled slots fill themselves');
  await tabTo(page, 'Email');
  await page.keyboard.type('grace@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  // Two pages that differ in one thing, and the test between them.
  await page.goto(`/generate-v2?run=${await runSampleByRequest(context, server, 'new-landing-generator')}`);
  await expect(main(page).getByRole('button', { name: 'Save both pages' })).toBeVisible();
  await enter(page, 'Save both pages');
  // The button comes once the test is known not to run yet; a Tab before that would go past it.
  await expect(main(page).getByRole('button', { name: 'Publish both and start the test' })).toBeVisible();
  await enter(page, 'Publish both and start the test');
  await expect(main(page).getByText(/^Too early to call\./u)).toBeVisible();
  // Its verdict, once both pages are full: saved-pair.test.tsx, results.test.tsx and experiment.test.ts.
  const address = main(page).getByLabel('Send visitors here: each sees one of the two');
  await expect(address).toHaveValue(/\/p\//u);
});
