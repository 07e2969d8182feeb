import { errorMessage } from '@slipway/core';
import { catalogue } from '@slipway/tools';
import { expectAccessible, expectReadable } from './support/axe.ts';
import { providerScripts } from './support/backend.ts';
import { badge } from './support/credits.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { isPhone, main, submitSignUp, waitForApp } from './support/screens.ts';
import { expect, refusedRequest, test } from './support/test.ts';
import {
  loadSample,
  moveAssumption,
  openBrief,
  resultLine,
  runButton,
  runByRequest,
  runSampleByRequest,
  runTool,
  sheet,
  sheetName,
} from './support/tools.ts';

const score = '/score-your-idea';

/** Of a business that we know, so that it has a dial. */
const dogVan = "A mobile dog grooming van that washes and clips dogs in front of their owners' homes";

/**
 * Two whose form has kinds of field that no journey fills in: a picture and a table of rivals. What a sample looks like in each tool's
 * form, and that it is read back as it was, is in brief.test.ts; its price and its sheet in real-tools.test.ts.
 */
const byForm: readonly string[] = ['competitor-matrix', 'brand-analyzer'];

test('tools are run from forms with a table and with a picture, each for its price', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  let left = 10;
  for (const { route, cost } of catalogue.filter(({ id }) => byForm.includes(id))) {
    await page.goto(route);
    await expect(runButton(page)).toContainText(cost === 1 ? '1 credit' : `${cost} credits`);
    const scripts = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
    expect(scripts, 'files of script (apps/web/build/chunks.ts)').toBeLessThanOrEqual(36 + providerScripts);
    await loadSample(page);
    await runTool(page);
    left -= cost;
    await expect(badge(page)).toHaveText(String(left));
    await expect(sheet(page)).toContainText('Computed by');
  }
});

test('an assumption recomputes the sheet for nothing, becomes a version, and the versions are told apart', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  await page.goto(`${score}?run=${await runSampleByRequest(context, server, 'score-your-idea')}`);
  await expect(resultLine(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await moveAssumption(page);
  const changes = main(page).getByRole('region', { name: 'Your changes' });
  await expect(changes).toContainText('Changed from the saved version');
  await expect(changes.locator('.change-number')).toContainText('→');
  await changes.getByRole('button', { name: 'See what changed' }).click();
  await expect(changes.getByRole('row').nth(1)).toBeVisible();
  expect(asked.filter((one) => /\/api\/(?:tools|runs)/.test(one))).toEqual([]);

  await changes.getByRole('button', { name: 'Save as version' }).click();
  await expect(changes).toBeHidden();
  await resultLine(page).getByRole('button', { name: 'Versions (2)' }).click();
  await expect(resultLine(page)).toContainText('as it was paid for');
  await expect(resultLine(page).getByRole('columnheader', { name: 'Version 1' })).toBeVisible();
  await expectAccessible(page, '[aria-label="This result"]');
  await resultLine(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(resultLine(page)).toContainText('version 1 of 2');
  await resultLine(page).getByRole('button', { name: 'Show the newest' }).click();
  await expect(badge(page)).toHaveText('9');

  await moveAssumption(page);
  await changes.getByRole('button', { name: 'Undo' }).click();
  await expect(changes).toBeHidden();

  // Evidence covers nothing of the sheet: it has a column of its own, or lies over the open brief.
  const paper = main(page).locator('.report-sheet');
  const mark = paper.locator('.evidence-mark').first();
  await mark.click();
  const aside = main(page).getByRole('complementary', { name: 'Evidence' });
  await expect(aside.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(aside.getByRole('dialog')).toBeHidden();
  await openBrief(page);
  await mark.click();
  const panel = paper.getByRole('dialog');
  await expect(panel).toBeVisible();
  const [over, under] = [await panel.boundingBox(), await paper.boundingBox()];
  expect((over?.x ?? 0) + (over?.width ?? 0)).toBeLessThanOrEqual(under?.x ?? 0);
});

test('a result is renamed, noted, found again, compared and deleted', async ({
  complaints,
  context,
  page,
  server,
}) => {
  complaints.allow(refusedRequest);
  await signUpByRequest(context, server, someone());
  const first = await runSampleByRequest(context, server, 'score-your-idea');
  await page.goto(`${score}?run=${first}`);
  await resultLine(page).getByRole('button', { name: 'Rename' }).click();
  await resultLine(page).getByLabel('Title').fill('The dental one');
  await resultLine(page).getByRole('button', { name: 'Keep' }).click();
  await expect(sheetName(page)).toHaveText('The dental one');
  await resultLine(page).getByRole('button', { name: 'Add a note' }).click();
  await resultLine(page).getByLabel('Note').fill('Ask Ohio again');
  const isStored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await resultLine(page).getByRole('button', { name: 'Keep' }).click();
  await isStored;
  await expect(resultLine(page)).toContainText('Ask Ohio again');
  const second = await runByRequest(context, server, 'score-your-idea', { idea: dogVan });
  await page.reload();
  await expect(sheetName(page)).toHaveText('The dental one');

  await main(page).getByRole('button', { name: 'Earlier results' }).click();
  const drawer = page.getByRole('dialog', { name: 'Earlier results' });
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expect(drawer).toContainText('Ask Ohio again');
  await expectReadable(page, '[role=dialog], dialog[open]');
  for (const box of await drawer.getByRole('checkbox').all()) await box.check();
  await drawer.getByRole('link', { name: 'Compare side by side' }).click();
  const comparison = main(page).getByRole('article', { name: 'Ideas compared' });
  await expect(comparison.getByRole('heading', { name: 'Idea', exact: true })).toBeVisible();
  await expect(comparison.getByText('The dental one').first()).toBeVisible();
  await expectAccessible(page, 'main article');

  // The dashboard has the newest of each tool; earlier ones are where the tool is.
  await page.goto(`${score}?run=${second}`);
  await main(page).getByRole('button', { name: 'Earlier results' }).click();
  await drawer.getByRole('link', { name: 'The dental one' }).click();
  await expect(page).toHaveURL(`${score}?run=${first}`);
  await resultLine(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete result' }).click();
  await expect(page).toHaveURL(score);
  await page.goto(`${score}?run=${first}`);
  await expect(main(page).getByText(errorMessage('run/not-found'))).toBeVisible();
});

test('[§8] a visitor sees the tool and its sample, on paper without the form, and comes back from signing up with every word', async ({
  page,
}) => {
  await page.goto(score);
  await expect(sheet(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  await expect(main(page).getByLabel('Your idea')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  // What stands behind another tab on the screen is on paper too.
  await page.goto('/competitor-matrix');
  await expect(sheet(page).getByRole('heading', { name: 'Price ladder' })).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(sheet(page).getByRole('heading', { name: 'Price ladder' })).toBeHidden();
  await page.goto(score);
  await main(page).getByLabel('Your idea').fill('Something for law firms');
  await runButton(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Please log in to use this tool.');
  await expect(page.getByText('Please log in to use this tool.')).toHaveCount(1);
  await expectAccessible(page, 'main form');
  await main(page).getByRole('alert').getByRole('link', { name: 'sign up' }).click();
  await submitSignUp(page, someone());
  await expect(page).toHaveURL(score);
  await expect(main(page).getByLabel('Your idea')).toHaveValue('Something for law firms');
});

test('what does not fit is said at its field; a lost connection keeps the words, and the run begins when it is back', async ({
  complaints,
  context,
  page,
  server,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await signUpByRequest(context, server, someone());
  await page.goto(score);
  await waitForApp(page);
  await runButton(page).click();
  await expect(main(page).getByLabel('Your idea')).toBeFocused();
  await expect(main(page).getByLabel('Your idea')).toHaveAttribute('aria-invalid', 'true');
  await main(page).locator('summary', { hasText: 'Sharpen it' }).click();
  await main(page).locator('summary', { hasText: 'How we read it' }).click();
  const price = main(page).getByLabel('Price', { exact: true });
  await price.fill('a lot');
  await price.blur();
  await expect(main(page).getByText('Price must be a number.')).toBeVisible();
  await expectAccessible(page, 'main form');
  await expectReadable(page, 'main form');
  await price.fill('1.2k');
  await expect(main(page).getByText('must be a number.')).toBeHidden();

  await loadSample(page);
  await expect(badge(page)).toHaveText('10');
  // The app gives up after its third try, so the second one is held until the sentence was seen.
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
  let tries = 0;
  await page.route('**/api/tools/*/runs', async (route) => {
    tries += 1;
    if (tries === 1) return route.abort('internetdisconnected');
    await isBack;
    return route.continue();
  });
  await runButton(page).click();
  await expect(main(page).getByText('The connection is gone.')).toBeVisible();
  comeBack();
  await expect(resultLine(page)).toBeVisible();
  await expect(badge(page)).toHaveText('9');
  expect(tries).toBe(2);
});

test('on a phone the result comes into sight', { tag: '@phone' }, async ({ context, page, server }) => {
  await signUpByRequest(context, server, someone());
  await page.goto(score);
  await loadSample(page);
  await runTool(page);
  expect(isPhone(page)).toBe(true);
  await expect(resultLine(page)).toBeInViewport();
  const { inside, outside } = await page.evaluate(() => ({
    inside: window.innerWidth,
    outside: document.documentElement.scrollWidth,
  }));
  expect(outside).toBeLessThanOrEqual(inside);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(sheet(page).getByRole('button', { name: /^How we read it/ })).toBeInViewport();
  await expect(sheet(page).locator('.answer-verdict')).toBeInViewport({ ratio: 1 });
  await expect(sheet(page).locator('.reasons > li').first()).toBeInViewport({ ratio: 1 });
});
