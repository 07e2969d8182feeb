import { errorMessage } from '@slipway/core';
import { catalogue } from '@slipway/tools';
import { expectAccessible, expectReadable } from './support/axe.ts';
import { providerScripts } from './support/backend.ts';
import { badge } from './support/credits.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { isPhone, main, submitSignUp, waitForApp } from './support/screens.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';
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
import { listWidthProblems } from './support/zoom.ts';

const score = '/score-your-idea';
const lawFirms =
  'Law firms with two partners lose a day a week to sorting case files. Our tool files them by matter for $99 a month.';

/** Of a business that we know, so that it has a dial. */
const dogVan = "A mobile dog grooming van that washes and clips dogs in front of their owners' homes";

/** What it writes is looked at elsewhere: generator.spec.ts. */
const elsewhere = 'landing-page-generator';

/**
 * Whose form is filled in and run nowhere else. The others have that in founder.spec.ts (SWOT, market, financials), own-numbers.spec.ts
 * (retention, growth), pitch.spec.ts and page-path.spec.ts (two landing pages).
 */
const byForm: readonly string[] = [
  'score-your-idea',
  'domain-suggestions',
  'competitor-matrix',
  'brand-analyzer',
  'health-score',
];

async function expectFewScripts(page: Page): Promise<void> {
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );
  expect(scripts, 'files of script (apps/web/build/chunks.ts)').toBeLessThanOrEqual(36 + providerScripts);
}

async function runByForm(page: Page, { route, cost }: (typeof catalogue)[number]): Promise<void> {
  await page.goto(route);
  await expect(sheet(page)).toBeVisible();
  await expect(main(page).getByText('A worked example')).toBeVisible();
  await expectFewScripts(page);
  await expect(runButton(page)).toContainText(cost === 1 ? '1 credit' : `${cost} credits`);
  await loadSample(page);
  await runTool(page);
}

for (const tool of catalogue.filter(({ id }) => id !== elsewhere))
  test(`${tool.name} runs on its sample, costs its price, and its sheet reads well at every width`, async ({
    complaints,
    context,
    page,
    server,
  }) => {
    // What the tests put into every frame is a script, and a drafted page runs none.
    complaints.allow(/Blocked script execution/);
    await signUpByRequest(context, server, someone());
    if (byForm.includes(tool.id)) await runByForm(page, tool);
    else {
      await page.goto(`${tool.route}?run=${await runSampleByRequest(context, server, tool.id)}`);
      await expect(resultLine(page)).toBeVisible();
      await expectFewScripts(page);
    }
    await expect(badge(page)).toHaveText(String(10 - tool.cost));
    await expect(sheet(page)).toContainText('Computed by');
    await expectAccessible(page);
    await expectReadable(page);
    expect(await listWidthProblems(page)).toEqual([]);
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
  await page.reload();
  await expect(sheetName(page)).toHaveText('The dental one');

  await main(page).getByRole('link', { name: 'New idea' }).click();
  await expect(main(page).getByLabel('Your idea')).toHaveValue('');
  await main(page).getByLabel('Your idea').fill(dogVan);
  await runTool(page);
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
  await page.goto(score);
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
  await page.emulateMedia({ media: null });
  await main(page).getByLabel('Your idea').fill('Something for law firms');
  await runButton(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Please log in to use this tool.');
  await expect(page.getByText('Please log in to use this tool.')).toHaveCount(1);
  await expectAccessible(page, 'main form');
  await main(page).getByRole('alert').getByRole('link', { name: 'sign up' }).click();
  await submitSignUp(page, someone());
  await expect(page).toHaveURL(score);
  await expect(main(page).getByLabel('Your idea')).toHaveValue('Something for law firms');
  await runTool(page);
});

test('[§8] too few credits are said with both numbers, and nothing typed is lost', async ({
  complaints,
  context,
  page,
  server,
}) => {
  complaints.allow(refusedRequest);
  await signUpByRequest(context, server, someone());
  const spend = () => runByRequest(context, server, 'score-your-idea', { idea: lawFirms });
  for (let count = 0; count < 9; count += 1) await spend();
  await page.goto(score);
  await expect(badge(page)).toHaveText('1');
  // The last one, elsewhere.
  await spend();
  await expect(resultLine(page)).toBeVisible();
  await openBrief(page);
  await main(page).getByLabel('Your idea').fill('One more for law firms');
  await runButton(page).click();
  const sentence = 'Insufficient credits! You need 1 credits but only have 0.';
  await expect(main(page).getByText(sentence)).toHaveCount(1);
  await expect(main(page).getByRole('alert')).toContainText(sentence);
  await expectAccessible(page, 'main form');
  // Now that it is known, the button offers what helps; the brief waits where it is.
  await main(page).getByRole('link', { name: 'What Premium gives' }).click();
  await main(page).getByRole('button', { name: 'Try 7 days free' }).click();
  await expect(page).toHaveURL(/\/score-your-idea(?:\?run=\w+)?$/);
  await expect(main(page).getByLabel('Your idea')).toHaveValue('One more for law firms');
  await expect(runButton(page)).toBeEnabled();
});

test('an item of the SWOT is moved by keyboard, and the move is kept', async ({ context, page, server }) => {
  await signUpByRequest(context, server, someone());
  await page.goto(`/swot-generator?run=${await runSampleByRequest(context, server, 'swot-generator')}`);
  const box = (id: string) => sheet(page).locator(`[data-box="${id}"]`);
  const item = await box('strengths').locator('[data-grip]').first().getAttribute('data-grip');
  await box('strengths').locator(`[data-grip="${item}"]`).press('Enter');
  await page.getByRole('button', { name: 'Move to Weaknesses' }).press('Enter');
  await expect(box('weaknesses').locator(`[data-grip="${item}"]`)).toBeVisible();
  await main(page).getByRole('button', { name: 'Save as version' }).click();
  await expect(resultLine(page)).toContainText('Versions (2)');
  await page.reload();
  await expect(box('weaknesses').locator(`[data-grip="${item}"]`)).toBeVisible();
});

test('a table is pasted, imported and put back, and is there on a phone’s width', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  await page.goto('/financial-metrics');
  await waitForApp(page);
  const cell = (row: number, name: string) => main(page).getByLabel(`${name}, row ${row}`, { exact: true });
  await cell(1, 'Month').focus();
  await paste(page, 'Month\tNet revenue\tMood\nSep 2026\t$12,000\tgood\nOct 2026\t(500)\tbad');
  await expect(cell(1, 'Month')).toHaveValue('2026-09');
  await expect(cell(2, 'Revenue')).toHaveValue('(500)');
  await expect(main(page).getByText('There is no place here for Mood.')).toBeVisible();
  await expectAccessible(page, 'main form');
  await main(page)
    .locator('input[type="file"][accept*="csv"]')
    .setInputFiles({
      name: 'books.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'month,turnover,cash balance\n2026-01,100,5000\n2026-02,120,4800\n2026-03,150,4700\n',
      ),
    });
  await expect(cell(3, 'Cash at month end')).toHaveValue('4700');
  await main(page).getByRole('button', { name: 'Put back what was there' }).click();
  await expect(cell(1, 'Month')).toHaveValue('2026-09');
  await page.reload();
  await expect(cell(2, 'Revenue')).toHaveValue('(500)');
  await page.setViewportSize({ width: 390, height: 844 });
  await cell(2, 'Revenue').scrollIntoViewIfNeeded();
  await expect(cell(2, 'Revenue')).toBeInViewport();
  await cell(2, 'Revenue').fill('700');
  await expect(cell(2, 'Revenue')).toHaveValue('700');
});

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

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

test.describe('with a model that never answers', () => {
  test.use({ isConnected: true });

  test('a run outlives a reload, is picked up, and can be cancelled', async ({ context, page, server }) => {
    await signUpByRequest(context, server, someone());
    await page.goto(score);
    await loadSample(page);
    // The server then knows the browser's place, and so which day is spent.
    await expect(badge(page)).toHaveText('10');
    await runButton(page).click();
    await expect(main(page).getByText('Asking the model…')).toBeVisible();
    await expect(sheet(page)).toContainText('Computed by');
    await expectAccessible(page);
    await page.reload();
    await expect(main(page).getByText('Asking the model…')).toBeVisible();
    await expect(sheet(page)).toBeVisible();
    await main(page).getByRole('button', { name: 'Cancel' }).click();
    // The computed sheet was on the screen: it stays, and it is what the credit was for.
    await expect(main(page).getByText(errorMessage('tool/cut-short'))).toHaveCount(1);
    await expect(sheet(page)).toContainText('Computed by');
    await expect(badge(page)).toHaveText('9');
  });
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
