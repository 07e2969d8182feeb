import { success } from '@slipway/core';
import { readStop, tabTo } from './support/keyboard.ts';
import { readMirrors, signUpByRequest, someone } from './support/people.ts';
import { main, waitForApp } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toasts.ts';
import { resultLine } from './support/tools.ts';

test('skipping to the content, sign-up, the account menu and sign-out by keyboard alone', async ({
  page,
}) => {
  const person = someone();
  await page.goto('/features');
  await waitForApp(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();

  await page.goto('/login/signup');
  await waitForApp(page);
  await tabTo(page, 'Your name');
  await page.keyboard.insertText(person.name);
  await tabTo(page, 'Email');
  await page.keyboard.insertText(person.email);
  await tabTo(page, 'Password');
  await page.keyboard.insertText(person.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', success.signedUp);
  await expect(page).toHaveURL('/dashboard');

  // Without the toasts, which keep the Tab key to themselves while it is in them.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, 'Your account');
  await page.keyboard.press('Space');
  await tabTo(page, 'Log out');
  await page.keyboard.press('Enter');
  await expectToast(page, 'success', success.signedOut);
  expect((await readMirrors(page)).stored).toBeNull();
});

test('the menu by keyboard alone on a phone’s width', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await waitForApp(page);
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Log In / Sign Up');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByLabel('Email')).toBeVisible();
});

test('a founder’s way from the idea to two results side by side, by keyboard alone', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  const post = (path: string, data: object) =>
    context.request.post(`${server.origin}${path}`, {
      data,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const idea =
    'Dental offices in Texas lose $200 for each missed appointment. We text patients the day before, for $49 a month.';
  await page.goto('/dashboard');
  await expect(main(page).getByLabel('Your new idea')).toBeVisible();
  await tabTo(page, 'Your new idea');
  await page.keyboard.insertText(idea);
  await tabTo(page, /^Score it/);
  await page.keyboard.press('Enter');
  await expect(resultLine(page)).toBeVisible();
  // The line of tools is one stop, and so is the rail: the arrow keys lead along each.
  await tabTo(page, /^Rename/);
  for (let presses = 0; presses < 8 && !/^Versions/.test((await readStop(page)).name); presses += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(resultLine(page)).toContainText('as it was paid for');
  await tabTo(page, 'Score', 'Shift+Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  expect((await readStop(page)).name).toBe('Project');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/\w+/);
  const projectId = new URL(page.url()).pathname.split('/').at(-1);
  expect((await post('/api/projects', { name: 'Another company' })).ok()).toBe(true);
  const again = { input: { idea, evidence: 'none' }, projectId };
  expect((await post('/api/tools/score-your-idea/runs', again)).ok()).toBe(true);
  // What another window did is there after a reload.
  await page.reload();
  await waitForApp(page);

  // What was pressed is gone when its work is done: the focus stays in its part of the page.
  const step = main(page).locator('#next-step');
  await expect(step).toBeVisible();
  await tabTo(page, /^Make it a task/);
  await page.keyboard.press('Enter');
  await expect(step).toBeFocused();
  await tabTo(page, /^How many did you try/);
  await page.keyboard.insertText('20');
  await tabTo(page, /^How many did it/);
  await page.keyboard.insertText('15');
  // Where its mark is set in words, whoever did the test says whether it was reached.
  if (await step.getByRole('radio', { name: 'Yes' }).isVisible()) {
    await tabTo(page, 'Yes');
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');
  await expect(step).toBeFocused();

  await tabTo(page, /^Project: /, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  const other = page.getByRole('list', { name: 'Projects' }).getByRole('link', { name: 'Another company' });
  await expect(other).toBeVisible();
  for (let presses = 0; presses < 3 && !(await other.evaluate((one) => one.matches(':focus'))); presses += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Another company' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText('dental');
  // The sample is about dental offices too.
  const found = page
    .getByRole('group', { name: 'Projects' })
    .getByRole('option', { name: /dental/i })
    .filter({ hasNotText: 'sample' });
  await expect(found).toHaveCount(1);
  for (let presses = 0; presses < 12 && (await found.getAttribute('aria-selected')) !== 'true'; presses += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}`));
  // A new page takes the focus when it stands: a Tab before that would be lost.
  await expect(main(page)).toBeFocused();
  const results = main(page).locator('#results');
  await expect(results.getByRole('listitem')).toHaveCount(2);
  await tabTo(page, /^Choose .* to compare$/);
  await page.keyboard.press('End');
  expect(
    await results.getByRole('button', { name: /^Restore/ }).evaluate((one) => one.matches(':focus')),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await expect(results).toBeFocused();
  await tabTo(page, /^Choose .* to compare$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await tabTo(page, 'Compare 2', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/compare=/);
  await expect(main(page)).toBeFocused();
});
