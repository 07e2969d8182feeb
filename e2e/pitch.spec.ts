import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { test } from './support/test.ts';
import { loadSample, resultLine, runTool } from './support/tools.ts';

test('a deck is edited, kept as a version and presented by keyboard', async ({ context, page, server }) => {
  await signUpByRequest(context, server, someone());
  await page.goto('/pitch-generator');
  await loadSample(page);
  await runTool(page);
  const deck = main(page).getByRole('region', { name: 'Deck' });
  await deck.getByRole('button', { name: /^Slide 2:/ }).click();
  await deck.getByLabel('Notes: what you say').fill('Pause after the chair hour.');
  await deck.getByRole('button', { name: /^Slide 3:/ }).click();
  await main(page).getByRole('button', { name: 'Save as version' }).click();
  await expect(resultLine(page)).toContainText('Versions (2)');
  await page.reload();
  await deck.getByRole('button', { name: /^Slide 2:/ }).click();
  await expect(deck.getByLabel('Notes: what you say')).toHaveValue('Pause after the chair hour.');
  await deck.getByRole('button', { name: 'Present' }).click();
  const show = page.getByRole('dialog', { name: 'Presentation' });
  await expect(show).toBeVisible();
  await page.keyboard.press('n');
  await expect(show).toContainText('Pause after the chair hour.');
  await page.keyboard.press('ArrowRight');
  await expect(show).toContainText('3 of 12');
  await page.keyboard.press('Escape');
  await expect(show).toBeHidden();

  // The price moves in the record: the deck says so, and one press brings it up to date with what was edited in it.
  const run = new URL(page.url()).searchParams.get('run');
  const { projectId } = await (await context.request.get(`${server.origin}/api/runs/${run}`)).json();
  await context.request.patch(`${server.origin}/api/projects/${projectId}/record/facts/price`, {
    data: { value: 199 },
  });
  await page.reload();
  await expect(deck.getByRole('note')).toContainText('Price, $249 to $199');
  await deck.getByRole('button', { name: 'Bring up to date · free' }).click();
  await expect(resultLine(page)).toContainText('Versions (3)');
  await expect(deck.getByRole('note')).toHaveCount(0);
  await expect(deck.getByRole('button', { name: /We charge \$199 a month/u })).toBeVisible();
  await deck.getByRole('button', { name: /^Slide 2:/ }).click();
  await expect(deck.getByLabel('Notes: what you say')).toHaveValue('Pause after the chair hour.');

  // It leaves as a file.
  await context.request.post(`${server.origin}/api/trial`, { data: {} });
  await page.reload();
  await main(page).getByRole('button', { name: 'Export', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Export this sheet' });

  // One that is under way is stopped: nothing is saved, nothing is wrong, and every format can be pressed again.
  const saved: string[] = [];
  page.on('download', (one) => saved.push(one.suggestedFilename()));
  const held = '**/api/exports/**';
  await page.route(held, () => {});
  await dialog.getByRole('button', { name: 'Export as PowerPoint', exact: true }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Export as PDF', exact: true })).toBeDisabled();
  const stopped = page.waitForEvent('requestfailed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await stopped;
  await page.unroute(held);
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Export as PowerPoint', exact: true })).toBeEnabled();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export as PDF', exact: true }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(dialog).toContainText('.pdf is in your downloads.');
  expect(saved.map((name) => name.split('.').at(-1))).toEqual(['pdf']);
});
