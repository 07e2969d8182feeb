import { expectAccessible } from './support/axe.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, refusedRequest, test } from './support/test.ts';

const idea =
  'Dental offices in Texas lose $200 for each missed appointment. We text patients the day before and fill the gap from a waiting list, for $49 a month.';

test('one paragraph: launch run, a contradiction settled, dossier, and a link that opens signed out', async ({
  browser,
  page,
  context,
  server,
  complaints,
}) => {
  complaints.allow(refusedRequest);
  await signUpByRequest(context, server, someone());
  await page.goto('/dashboard');
  await main(page).getByLabel('Your new idea').fill(idea);
  await main(page).getByRole('button', { name: 'Plan a launch run' }).click();
  await expect(page).toHaveURL(/\/project\/\w+\/launch$/);

  // Said before: what it costs, and what has nothing to read.
  await expect(main(page).getByText('6 tools · 6 credits')).toBeVisible();
  const lacking = main(page).getByRole('region', { name: /^Left out/ });
  await expect(lacking.getByRole('link', { name: 'Open Financial Metrics' })).toBeVisible();
  await expectAccessible(page);
  for (const tool of ['Domain Name Finder', 'Competitor Matrix'])
    await main(page).getByRole('checkbox', { name: tool }).uncheck();
  await expect(main(page).getByText('4 tools · 4 credits')).toBeVisible();
  await main(page).getByRole('button', { name: 'Start the launch run' }).click();
  await expect(main(page).getByRole('status')).toContainText(/\d of 4 done/);
  await page.reload();
  await expect(
    main(page).getByRole('heading', { name: 'Finished: 4 of 4 done, 4 credits used.' }),
  ).toBeVisible({
    timeout: 20_000,
  });

  await main(page).getByRole('link', { name: 'Open the dossier' }).click();
  await expect(page).toHaveURL(/\/dossier$/);

  // Another price in the record: what the run counted with it is named before anything is shared, and the deck settled in one press.
  const [, id = ''] = /project\/(\w+)/u.exec(page.url()) ?? [];
  await page.goto(`/project/${id}#fact-price`);
  const price = main(page).locator('#fact-price');
  await price.getByRole('textbox').fill('79');
  await price.getByRole('button', { name: 'Save' }).click();
  const section = page.getByRole('region', { name: 'Does not agree' });
  await section.getByRole('button', { name: /^Show \d more$/ }).click();
  await expect(section).toContainText('AI Pitch Generator counted with $49; it is $79 now.');
  await expect(section).toContainText('Your price is $79 a month; your idea says “$49 a month”.');
  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this project' });
  await expect(dialog.getByRole('note')).toContainText('not agree');
  await page.keyboard.press('Escape');
  await section.getByRole('button', { name: 'Bring the deck up to date' }).click();
  await expect(section).not.toContainText('AI Pitch Generator counted');
  await section.getByRole('button', { name: 'Write “$79 a month” in your idea' }).click();
  await expect(section).not.toContainText('your idea says');
  await expect(main(page).locator('#fact-idea')).toContainText('for $79 a month.');

  await page.goto(`/project/${id}/dossier`);
  const contents = main(page).getByRole('region', { name: 'Contents', exact: true });
  for (const part of ['Score Your Idea', 'AI Pitch Generator', 'Assumptions', 'Sources'])
    await expect(contents.getByRole('link', { name: part, exact: true })).toBeVisible();
  for (const tool of ['Score Your Idea', 'SWOT Generator', 'Market Size Estimator', 'AI Pitch Generator'])
    await expect(
      main(page).getByRole('region', { name: tool, exact: true }).locator('.report-sheet'),
    ).toBeVisible();
  await expectAccessible(page, '.dossier-part');
  await main(page).getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Export as Markdown' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Premium' }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();

  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  await dialog.getByRole('button', { name: 'Tick all' }).click();
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const link = await dialog.getByRole('textbox').last().inputValue();
  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  await reader.goto(link);
  await expect(reader.locator('.report-sheet').first()).toBeVisible();
  await expect(reader.locator('body')).toContainText('We charge $79');
  await elsewhere.close();
});
