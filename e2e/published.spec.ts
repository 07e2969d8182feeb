import { readFileSync } from 'node:fs';
import { expectAccessible, expectReadable } from './support/axe.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** One pixel, as small as a PNG can be. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const createdAt = '2026-11-16T10:00:00.000Z';

test('a page is published, visited, joined and seen by its owner; its export is premium’s', async ({
  complaints,
  context,
  page,
  server,
}) => {
  // What the tests put into every page is a script.
  complaints.allow(/Blocked script execution/);
  await signUpByRequest(context, server, someone());
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await context.request.fetch(`${server.origin}${path}`, { method, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { src } = await send('POST', '/api/images', { data: pixel });
  const { id: project } = await send('POST', '/api/projects', { name: 'Noonseal' });
  const sections = [
    { kind: 'hero', data: { heading: hostile, lead: 'By noon.' } },
    {
      kind: 'product-shot',
      data: { heading: 'The seal', image: { src, alt: 'A seal', width: 1, height: 1 } },
    },
    { kind: 'waitlist-form', data: { heading: 'Join the list' } },
  ].map((section, n) => ({ ...section, id: `section-${n}-x`, createdAt }));
  const document = { version: 1, design: 'memo', title: 'Noonseal', language: 'en', sections };
  const { id } = await send('POST', `/api/projects/${project}/pages`, { name: 'Noonseal', document });

  await page.goto(`/project/${project}?page=${id}`);
  await expect(main(page).getByText('Not published yet, so nobody has seen it.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Publish' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('noonseal');
  await expectReadable(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(dialog.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', /\/p\/noonseal$/);

  await page.goto('/p/noonseal');
  await expect(page).toHaveTitle('Noonseal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
  await expect(page.getByRole('img', { name: 'A seal' })).toHaveJSProperty('naturalWidth', 1);
  expect(await page.evaluate(() => window.origin)).toBe('null');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await page.getByRole('link', { name: 'Report this page' }).click();
  await page.getByLabel('What is wrong').fill('It copies our shop window.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await page.goto(`/project/${project}?page=${id}`);
  await expect(main(page).getByText('1 visitor since')).toBeVisible();
  await expect(main(page).getByText('grace@example.org')).toBeVisible();
  await expectAccessible(page);
  await expectReadable(page, 'main');

  complaints.allow(/403/);
  await main(page).getByRole('button', { name: 'Export' }).click();
  const download = dialog.getByRole('button', { name: 'Download One HTML file' });
  await download.click();
  await expect(dialog.getByRole('alert')).toHaveText('Landing page export is part of Premium.');
  await send('POST', '/api/trial', {});
  const saved = page.waitForEvent('download');
  await download.click();
  const file = await (await saved).path();
  expect((await saved).suggestedFilename()).toBe('noonseal.html');
  expect(readFileSync(file, 'utf8')).toContain(`${server.origin}/p/noonseal/join?page=file`);
  await page.goto('about:blank');
  await page.setContent(readFileSync(file, 'utf8'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
  await expect(page.getByRole('img', { name: 'A seal' })).toHaveJSProperty('naturalWidth', 1);
  await expect(page).toHaveTitle('Noonseal');
});
