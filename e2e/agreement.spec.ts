import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('two facts that do not agree are shown, counted and settled in one press, and the letter drafts itself', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  const made = await context.request.post(`${server.origin}/api/projects`, {
    data: { name: 'Gapwise' },
  });
  const { id } = await made.json();
  for (const [fact, value] of [
    ['currency', 'USD'],
    ['mrr', 1000],
    ['arr', 40_000],
  ] as const)
    await context.request.patch(`${server.origin}/api/projects/${id}/record/facts/${fact}`, {
      data: { value },
    });

  await page.goto('/dashboard');
  await main(page).getByRole('link', { name: 'One thing does not agree' }).click();
  const section = page.getByRole('region', { name: 'Does not agree' });
  await expect(section).toContainText('$1,000 a month makes $12,000 a year; you state $40,000 a year.');
  await section.getByRole('button', { name: 'State $12,000 a year' }).click();
  await expect(section).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(section).toBeVisible();

  await main(page).getByRole('link', { name: 'Investor update' }).click();
  const text = main(page).getByRole('textbox', { name: 'Text of the update' });
  await expect(text).toHaveValue(/Monthly recurring revenue is \$1,000 a month/u);
  await expect(main(page)).toContainText('Cash in the bank: what is it? Your record does not say.');
  await main(page).getByRole('textbox', { name: 'Promise', exact: true }).fill('Ten more offices pay');
  await main(page).getByRole('button', { name: 'Promise', exact: true }).click();
  await expect(text).toHaveValue(/## Next month\n\n- Ten more offices pay/u);
});
