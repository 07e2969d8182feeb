import { expectAccessible } from './support/axe.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const idea =
  'Dental offices in Texas lose $200 for each missed appointment. We text patients the day before and fill the gap from a waiting list, for $49 a month.';

/** What does not agree is settled in agreement.spec.ts and pitch.spec.ts; a project is shared in shares.test.ts and share-dialog.test.tsx. */
test('one paragraph: launch run and dossier', async ({ page, context, server }) => {
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

  const contents = main(page).getByRole('region', { name: 'Contents', exact: true });
  for (const part of ['Score Your Idea', 'AI Pitch Generator', 'Assumptions', 'Sources'])
    await expect(contents.getByRole('link', { name: part, exact: true })).toBeVisible();
  for (const tool of ['Score Your Idea', 'SWOT Generator', 'Market Size Estimator', 'AI Pitch Generator'])
    await expect(
      main(page).getByRole('region', { name: tool, exact: true }).locator('.report-sheet'),
    ).toBeVisible();
  await expectAccessible(page, '.dossier-part');
});
