import { expectAccessible } from './support/axe.ts';
import { getLetter } from './support/outbox.ts';
import { someone } from './support/people.ts';
import { isPhone, main, waitForApp } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const facts = (page: Page, field: string) => main(page).getByRole('list', { name: `Facts: ${field}` });
const filters = (page: Page) => main(page).getByRole('search');
const form = (page: Page) => main(page).locator('#report');

async function openField(page: Page, field: string): Promise<void> {
  if (isPhone(page)) {
    const select = main(page).getByLabel('Field', { exact: true });
    const value = await select.locator('option', { hasText: field }).getAttribute('value');
    await select.selectOption(value);
  } else await main(page).locator('label', { hasText: field }).click();
  await expect(facts(page, field)).toBeVisible();
}

test('a visitor reads how facts are made, opens a drawer, filters it and reports an error', async ({
  page,
  server,
}) => {
  const { email } = someone();
  await page.goto('/methodology');
  await waitForApp(page);
  const { counts } = await (await page.request.get('/api/methodology')).json();
  await expect(main(page).getByText(counts.facts.toLocaleString('en'), { exact: true })).toBeVisible();
  for (const figure of ['Fig. 1', 'Fig. 2', 'Fig. 3', 'Fig. 4', 'Fig. 5', 'Fig. 6'])
    await expect(main(page).getByText(figure, { exact: true })).toBeVisible();

  await openField(page, 'Pet care');
  const all = facts(page, 'Pet care').getByRole('listitem');
  const before = await all.count();
  await filters(page).getByLabel('Grade').selectOption('medium');
  await filters(page).getByLabel('Place').selectOption('GB');
  expect(await all.count()).toBeLessThan(before);
  await filters(page).getByLabel('Words').fill('no such word anywhere');
  await expect(main(page).getByText('No fact in this list fits.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Clear the filters' }).click();
  await expect(all).toHaveCount(before);
  // On a phone the drawers are a list to choose from.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await openField(page, 'Direct-to-consumer brands');
  if (wide) await page.setViewportSize(wide);

  const row = facts(page, 'Direct-to-consumer brands').getByRole('listitem').last();
  const says = (await row.locator('p').nth(1).textContent()) ?? '';
  await row.getByRole('link', { name: 'Report an error' }).click();
  await expect(form(page)).toContainText(says);
  await expect(form(page).getByLabel('What is wrong')).toBeFocused();

  await form(page).getByLabel('What is wrong').fill('too short');
  await form(page).getByLabel('Your email').fill(email);
  await form(page).getByRole('button', { name: 'Send the report' }).click();
  await expect(form(page).getByLabel('What is wrong')).toHaveAccessibleDescription(/at least 10 characters/);
  await expect(form(page).getByLabel('What is wrong')).toHaveValue('too short');
  await expect(form(page).getByLabel('Your email')).toHaveValue(email);

  const wrong = `The report of ${email} has another figure.`;
  await form(page).getByLabel('What is wrong').fill(wrong);
  await form(page).getByLabel('What would be right').fill('Table 4 of the yearly report');
  await form(page).getByRole('button', { name: 'Send the report' }).click();
  await expect(form(page).getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(form(page).locator('output')).not.toBeEmpty();
  await expectAccessible(page, '#report');
  const letter = await getLetter(server.dataDir, email);
  expect(letter.text).toContain(wrong);
  expect(letter.text).toContain('Table 4 of the yearly report');
});
