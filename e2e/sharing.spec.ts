import { errorMessage } from '@slipway/core';
import { expectAccessible } from './support/axe.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { resultLine, runSampleByRequest, sheet, sheetName } from './support/tools.ts';

test('a report is shared, read signed out in another browser, and gone once revoked', async ({
  browser,
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  const run = await runSampleByRequest(context, server, 'score-your-idea');
  await page.goto(`/score-your-idea?run=${run}`);
  const name = await sheetName(page).innerText();
  await resultLine(page).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await expect(dialog).toContainText('No link is live.');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const link = await dialog.getByLabel(/^Version 1, until/).inputValue();
  await expectAccessible(page, 'dialog[open]');

  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  await reader.goto(link);
  await expect(sheetName(reader)).toHaveText(name);
  await expect(reader).toHaveTitle(`${name} · Slipway`);
  await expect(sheet(reader).locator('input')).toHaveCount(0);
  await sheet(reader).locator('.evidence-mark').first().click();
  await expect(reader.getByRole('dialog')).toBeVisible();

  await page.reload();
  await resultLine(page).getByRole('button', { name: 'Share' }).click();
  await expect(dialog).toContainText('Opened once');
  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await dialog.getByRole('button', { name: 'Revoke for good' }).click();
  await expect(dialog).toContainText('No link is live.');
  const answer = await reader.reload();
  expect(answer?.status()).toBe(404);
  await expect(main(reader)).toContainText(errorMessage('share/not-found'));
  await elsewhere.close();
});
