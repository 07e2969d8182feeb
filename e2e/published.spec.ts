import { signUpByRequest, someone } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** One pixel, as small as a PNG can be. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const createdAt = '2026-11-16T10:00:00.000Z';

test('a published page shows its picture, takes a sign-up, and is a stranger to its own site', async ({
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
  await send('PUT', `/api/pages/${id}/publication`, {});

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
  const list = await context.request.get(`${server.origin}/api/pages/${id}/signups`);
  expect(await list.json()).toMatchObject({ total: 1, signups: [{ email: 'grace@example.org' }] });
});
