import { expectAccessible } from './support/axe.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { reading, runTool } from './support/tools.ts';

const idea =
  'Law firms with two partners lose a day a week to sorting case files. Our tool files them by matter for $99 a month.';

test('a reading is put right by keyboard before the run, and taken back', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  await page.goto('/score-your-idea');
  await main(page).getByLabel('Your idea').fill(idea);
  const payer = reading(page).getByRole('button', { name: /^Who pays/ });
  await payer.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Who pays' });
  await expect(panel).toBeVisible();
  await expectAccessible(page, '[role=dialog], dialog[open]');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(payer).toBeFocused();
  await payer.press('Enter');
  await panel.getByRole('textbox').fill('notaries with one office');
  await page.keyboard.press('Enter');
  await expect(payer).toHaveAccessibleName(/notaries with one office.*confirmed by you/);
  await expect(payer).toBeFocused();
  await reading(page).getByRole('button', { name: 'Undo: Who pays' }).press('Enter');
  await expect(payer).not.toHaveAccessibleName(/notaries/);
  await reading(page)
    .getByRole('button', { name: /^Kind of business/ })
    .press('Enter');
  const kinds = page.getByRole('dialog', { name: 'Kind of business' });
  await kinds.getByRole('searchbox').fill('dental recall');
  await kinds
    .getByRole('button', { name: /recall/ })
    .first()
    .press('Enter');
  const questions = main(page).getByRole('region', { name: /gets sharper/ });
  await questions.getByRole('button', { name: /^Something else ?: Business model/ }).press('Enter');
  await questions.getByRole('searchbox').first().fill('daily');
  await questions.getByRole('button', { name: 'Software for daily work' }).press('Enter');
  await expectAccessible(page, 'main form');
  const id = await runTool(page);
  const run = await (await context.request.get(`${server.origin}/api/runs/${id}`)).json();
  expect(run.input).toEqual({
    idea: idea,
    niche: 'dental-clinic-software/recall',
    businessModel: 'office-software',
  });
});
