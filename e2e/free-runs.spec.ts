import { expectAccessible } from './support/axe.ts';
import { badge } from './support/credits.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { openBrief, reading, resultLine, runButton, runTool, sheet } from './support/tools.ts';

const score = '/score-your-idea';
const idea =
  'Law firms with two partners lose a day a week to sorting case files. Our tool files them by matter for $99 a month.';

test('what only asks back costs nothing, and its answer runs the tool again', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  await page.goto(score);
  await main(page).getByLabel('Your idea').fill('asdf');
  // What comes late moves the button too, and then the press begins beside it.
  await expect(badge(page)).toHaveText('10');
  const column = main(page).locator('.brief-column');
  const moveDown = (by: number) =>
    column.evaluate((one, px) => one.style.setProperty('padding-top', `${px}px`), by);
  // Dragging off takes a press back; the page that moves under it does not: of a lid, and of the button.
  const lid = column.locator('summary').filter({ hasText: 'Sharpen it' });
  await lid.hover();
  await page.mouse.down();
  await moveDown(90);
  await page.mouse.up();
  await expect(column.getByText('None of these is needed.')).toBeVisible();
  await runButton(page).hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await runButton(page).hover();
  await page.mouse.down();
  await moveDown(180);
  expect(new URL(page.url()).search).toBe('');
  await page.mouse.up();
  await page.waitForURL(/run=/u);
  const note = main(page).getByRole('note').filter({ hasText: 'No credit used.' });
  await expect(note).toContainText('1 credit, and only if there is a result');
  await expect(badge(page)).toHaveText('10');
  await expectAccessible(page, 'main');
  await sheet(page).getByRole('textbox').fill(idea);
  await sheet(page).getByRole('button', { name: 'Answer' }).click();
  await expect(note).toBeHidden();
  await expect(badge(page)).toHaveText('9');
  await expect(resultLine(page)).toContainText('1 credit');
  await expect(main(page).getByLabel('Your idea')).toHaveValue(`asdf\n${idea}`);
});

test('a corrected reading is free, and the button says so', async ({ context, page, server }) => {
  await signUpByRequest(context, server, someone());
  await page.goto(score);
  await main(page).getByLabel('Your idea').fill(idea);
  await expect(reading(page)).toBeVisible();
  await runTool(page);
  await expect(badge(page)).toHaveText('9');
  await openBrief(page);
  await expect(runButton(page)).toContainText('1 credit');
  for (const lid of ['Sharpen it', 'How we read it'])
    await main(page).locator('summary').filter({ hasText: lid }).click();
  await main(page).locator('input[name="customer"]').fill('notaries with one office');
  await expect(runButton(page)).toContainText('free');
  await runTool(page);
  await expect(resultLine(page)).toContainText('no credits');
  await expect(badge(page)).toHaveText('9');
  // Another idea is another run.
  await openBrief(page);
  await main(page)
    .getByLabel('Your idea')
    .fill('Bakeries throw away a fifth of their bread. We forecast it.');
  await expect(runButton(page)).toContainText('1 credit');
});
