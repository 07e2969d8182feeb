import { signUpByRequest, someone } from './support/people.ts';
import { main, waitForApp } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { runByRequest, runTool, sheet } from './support/tools.ts';

/** Payments under the headings of a provider: 40 customers a month, of whom an eighth leaves each month. */
function payments(): string {
  const rows = ['id,Created date (UTC),Amount,Amount Refunded,Currency,Status,Customer ID'];
  for (let start = 0; start < 9; start += 1)
    for (let who = 0; who < 40; who += 1)
      for (let month = start; month < 9 && (who % 8) + start + 3 > month; month += 1)
        rows.push(`ch_${rows.length},2026-0${month + 1}-10 08:00:00,50.00,0.00,usd,Paid,cus_${start}_${who}`);
  rows.push(
    'ch_x,2026-09-11 08:00:00,50.00,0.00,usd,Failed,cus_0_0',
    'ch_y,soon,50.00,0.00,usd,Paid,cus_0_1',
  );
  return rows.join('\n');
}

const csv = (text: string) => ({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

// Tables and numbers that do not fit: table-field.test.tsx, brief-form.test.tsx.
test('own payments and rubbish: a sheet of them, or one sentence', async ({ context, page, server }) => {
  await signUpByRequest(context, server, someone());
  await page.goto('/retention-burn');
  await waitForApp(page);
  const files = main(page).locator('form input[type="file"][accept*="csv"]');
  await files.first().setInputFiles(csv(payments()));
  await expect(
    main(page).getByText('A file of payments, one a line, goes into “Import a file” below.'),
  ).toBeVisible();
  const importer = main(page).locator('form label', { hasText: 'Import a file' }).locator('input');
  await importer.setInputFiles(csv('<!doctype html><p>Not found'));
  await expect(main(page).getByText('No column of dates was found.')).toBeVisible();
  const revenue = main(page)
    .getByLabel(/^Revenue a month/)
    .first();
  await revenue.fill('1000');
  await importer.setInputFiles(csv(payments()));
  await expect(main(page).getByText('rows read, 2 left out:')).toBeVisible();
  // The months of the file stand in its place.
  await expect(revenue).toHaveValue('');
  await expect(main(page).getByText('Not paid: its status is “Failed”.')).toBeVisible();
  await runTool(page);
  await expect(sheet(page).locator('section[data-kind="heatmap"] .drawn')).toBeVisible();
  await expect(sheet(page)).toContainText('Lifetime revenue of a customer');
  // Never a number alone where it was fitted: its interval stands under it.
  await expect(sheet(page).locator('.ledger-card', { hasText: 'Lifetime revenue' })).toContainText(
    /\$\d+(?:\.\d+)?–\$?\d.*resamples/,
  );
  // On a phone the cheapest months stand below each other: none of them is off the screen.
  const life = { cash: 90_000, grossBurn: 30_000, mrr: 12_000, growthPerMonth: 0.02, currency: 'USD' };
  const run = await runByRequest(context, server, 'retention-burn', life);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/retention-burn?run=${run}`);
  const months = sheet(page).getByRole('group', { name: /cheapest extra months: table/ });
  await expect(months.getByRole('columnheader', { name: 'One more month' })).toBeAttached();
  expect(await months.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
