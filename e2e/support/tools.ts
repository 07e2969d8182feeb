import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Report } from '../../packages/report/src/report.ts';
import type { ThrowAwayServer } from '../../scripts/services/throw-away-server.ts';
import { main, waitForApp } from './screens.ts';

export function runButton(page: Page): Locator {
  return main(page).locator('.run-bar button[type="submit"]');
}

/** The result sheet, of a run or of the sample. */
export function sheet(page: Page): Locator {
  return main(page).locator('article').first();
}

/** What the form has understood of the idea. */
export function reading(page: Page): Locator {
  return main(page).locator('form').getByRole('region', { name: 'How we read it' });
}

/** The name of the sheet: its title, or the line over its answer. */
export function sheetName(page: Page): Locator {
  return sheet(page).locator('.sheet-name, .sheet-title').first();
}

/** Every tool then shows this report as its worked example. */
export async function drawInsteadOfSamples(page: Page, report: Report): Promise<void> {
  await page.route('**/api/tools/*/sample', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), report } });
  });
}

/** The line over a result that is kept: it is there when the run is done. */
export function resultLine(page: Page): Locator {
  return main(page).locator('section[aria-label="This result"]');
}

/** Until the fields have grown to their words: what lies below them would move under the next press. */
export async function loadSample(page: Page): Promise<void> {
  // A press that comes before the script is lost.
  await waitForApp(page);
  await main(page).getByRole('button', { name: 'Load sample' }).click();
  await expect(main(page).locator('form').getByText('sample', { exact: true }).first()).toBeVisible();
}

/** The brief folds once a sheet stands. */
export async function openBrief(page: Page): Promise<void> {
  const fold = main(page).getByRole('button', { name: 'Change the brief' });
  // The page before may still stand for a moment: what has gone needs no press, and the next step waits for its own.
  if (await fold.isVisible()) await fold.click({ timeout: 10_000 }).catch(() => undefined);
}

/** Presses the button and waits for the kept result; answers with its id. */
export async function runTool(page: Page): Promise<string> {
  const before = new URL(page.url()).searchParams.get('run');
  await openBrief(page);
  await runButton(page).click();
  await page.waitForURL((url) => ![null, before].includes(url.searchParams.get('run')));
  await expect(resultLine(page)).toBeVisible();
  return new URL(page.url()).searchParams.get('run') ?? '';
}

/** Moves the first assumption that is a number, by one step up; in its fold, where it lies in one. */
export async function moveAssumption(page: Page): Promise<void> {
  const slider = sheet(page).locator('.assumption input[type="range"]').first();
  // The table comes with a script of its own, a moment after its fold.
  await slider.waitFor({ state: 'attached' });
  const fold = sheet(page).locator('details:not([open]):has(.assumption) > summary').first();
  if ((await fold.count()) > 0) await fold.click();
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  await slider.press('PageUp');
}

/** The same run without its screens; answers with its id. */
export async function runByRequest(
  context: BrowserContext,
  server: ThrowAwayServer,
  toolId: string,
  input: object,
): Promise<string> {
  // The day that is spent is the one of the browser's place.
  await context.request.get(`${server.origin}/api/credits?zone=Europe/Berlin`);
  const answer = await context.request.post(`${server.origin}/api/tools/${toolId}/runs`, {
    data: { input },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

export async function runSampleByRequest(
  context: BrowserContext,
  server: ThrowAwayServer,
  toolId: string,
): Promise<string> {
  const sample = await context.request.get(`${server.origin}/api/tools/${toolId}/sample`);
  const { input } = (await sample.json()) as { input: object };
  return runByRequest(context, server, toolId, input);
}
