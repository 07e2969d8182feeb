import { expectAccessible } from './support/axe.ts';
import { badge } from './support/credits.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { resultLine, runButton, sheet } from './support/tools.ts';

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
