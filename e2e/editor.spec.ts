import type { Field, Shape } from '../packages/page/src/fields/field.ts';
import type { Data, Value } from '../packages/page/src/fields/shape.ts';
import { getKind } from '../packages/page/src/sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../packages/page/src/sections/kinds.gen.ts';
import { pageOf, sectionOf } from '../packages/page/src/testing/pages.ts';
import { xssVectors } from '../packages/page/src/testing/xss-vectors.ts';
import { findAxeViolations, findColourProblems } from './support/axe.ts';
import { countRuns, findBreaches } from './support/breaches.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';

let turn = 0;
const attack = (most: number) => (xssVectors[turn++ % xssVectors.length] ?? '').slice(0, most);

/** Every text of a kind is an attack; addresses that the reader refuses are tried in the form. */
function attacked(shape: Shape): Data {
  const value = (field: Field): Value => {
    if (field.type === 'link') return { label: attack(200), href: 'https://x.example/' };
    if (field.type === 'image') return { src: '', alt: attack(500), width: 0, height: 0 };
    return field.type === 'list' ? [attacked(field.item)] : attack(field.maxLength);
  };
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, value(field)]));
}

/** Playwright waits for frames that are drawn by script, which the canvas does not run. */
async function clickOnCanvas(page: Page, selector: string): Promise<void> {
  const box = await page.frameLocator('iframe').locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the canvas`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a page is edited by mouse, by keyboard and on a phone, is kept, and runs nothing that was put into it', async ({
  complaints,
  context,
  page,
  server,
}) => {
  // What the tests put into every page is a script, and an address that is not there is asked for below.
  complaints.allow(/Blocked script execution/);
  complaints.allow(refusedRequest);
  await countRuns(page);
  await signUpByRequest(context, server, someone());
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`${server.origin}${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { id: project } = await post('/api/projects', { name: 'Noonseal' });
  const hostile = (Object.keys(sectionKinds) as SectionKindId[]).map((kind) =>
    sectionOf(kind, kind, attacked(getKind(kind).shape)),
  );
  const opening = sectionOf('hero', 'first', { heading: 'Seals by noon', lead: 'By van.' });
  const document = pageOf([opening, ...hostile], { title: attack(120) });
  const { id } = await post(`/api/projects/${project}/pages`, { name: 'Noonseal', document });

  await page.goto(`/editor/${id}`);
  await expect(page).toHaveTitle('Page editor · Slipway');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const canvas = page.frameLocator('iframe');
  const heading = canvas.locator('#section-first [data-field="heading"]');
  await expect(heading).toHaveText('Seals by noon');
  expect(await findBreaches(page)).toEqual({ elements: true, scripts: 0, bad: [], ran: 0 });

  // On the canvas, with the mouse; the form beside it follows.
  await clickOnCanvas(page, '#section-first [data-field="heading"]');
  await page.keyboard.press('End');
  await page.keyboard.type(', Saturday too');
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Seals by noon, Saturday too');
  await expect(page.locator('[data-save="saved"]')).toBeVisible();

  // In the form: an address that runs is refused in words.
  const leadsTo = page.getByRole('group', { name: 'Main action' }).getByLabel('Leads to');
  for (const bad of [
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ]) {
    await leadsTo.fill(bad);
    await leadsTo.blur();
    await expect(page.getByText('An address begins with https:, mailto:, tel: or #.')).toBeVisible();
  }
  await leadsTo.fill('noonseal.example');
  await leadsTo.blur();
  await expect(leadsTo).toHaveValue('https://noonseal.example');

  // By keyboard alone: move, undo, hide and show, add by name.
  const first = page.getByRole('list', { name: 'Sections' }).getByRole('listitem').first();
  await page.getByRole('button', { name: 'Move Opening: Seals by noon' }).press('ArrowDown');
  await expect(first).not.toContainText('Seals by noon');
  await expect(page.getByText(/^Opening: Seals by noon.*, place 2 of \d+\.$/)).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(first).toContainText('Seals by noon');
  // By the handle, over two others.
  const [from, to] = await Promise.all(
    [0, 2].map((at) => page.locator('.editor-grip').nth(at).boundingBox()),
  );
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^Opening: Seals by noon.*, place 3 of \d+\.$/)).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(first).toContainText('Seals by noon');
  const sidebar = page.getByRole('complementary', { name: 'Sections and style' });
  await page.keyboard.press('Control+\\');
  await expect(sidebar).toHaveCount(0);
  await page.keyboard.press('Control+\\');
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('complementary', { name: 'Settings' })).toHaveCount(0);
  await page.keyboard.press('Control+,');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command' }).fill('add people');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await page.keyboard.press('Control+e');
  await expect(canvas.locator('[data-field]')).toHaveCount(0);
  await page.keyboard.press('Control+e');
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findColourProblems(page)).toEqual([]);

  // A version is kept; another tab edits the page, which is seen here; the two are compared, and the version comes back.
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByLabel('Keep the page as it is now').fill('Before the change');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Before the change', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${server.origin}/editor/${id}`);
  await expect(other.frameLocator('iframe').locator('#section-first')).toBeVisible();
  await other.keyboard.press('Control+k');
  await other.getByRole('combobox', { name: 'Find a command' }).fill('go opening seals');
  await other.keyboard.press('Enter');
  await other.getByLabel('Headline', { exact: true }).fill('Seals by bike');
  await expect(page.getByText('Another tab is editing this page too.')).toBeVisible();
  await expect(heading).toHaveText('Seals by bike');
  await other.close();
  await page.getByRole('button', { name: 'Compare' }).click();
  const diff = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(diff.getByRole('listitem')).toHaveCount(1);
  await expect(
    diff.frameLocator('iframe[title="Now"]').locator('#section-first[data-changed]'),
  ).toBeVisible();
  await diff.getByRole('button', { name: 'Bring this version back' }).click();
  await expect(heading).toHaveText('Seals by noon, Saturday too');

  // Saved elsewhere in between: nothing is overwritten, and both ways are offered.
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  const now = await (await context.request.get(`${server.origin}/api/pages/${id}`)).json();
  const theirs = pageOf([sectionOf('hero', 'first', { heading: 'Theirs' })]);
  await context.request.put(`${server.origin}/api/pages/${id}`, {
    data: { document: theirs, revision: now.revision },
  });
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByLabel('Corners').selectOption('large');
  await page.getByRole('button', { name: 'Load that save' }).click();
  await expect(heading).toHaveText('Theirs');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('Seals by noon, Saturday too');
  await expect(page.locator('[data-save="saved"]')).toBeVisible();

  // On a phone: read, type and reorder, and find it again.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(heading).toHaveText('Seals by noon, Saturday too');
  await clickOnCanvas(page, '#section-first [data-field="lead"]');
  await page.keyboard.press('End');
  await page.keyboard.type(' Or bike.');
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await page.getByRole('button', { name: 'Move Opening: Seals by noon' }).press('ArrowDown');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  const said = await page.locator('[data-save]').boundingBox();
  const undo = await page.getByRole('button', { name: 'Undo' }).boundingBox();
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(undo?.x ?? 0);
  await expect
    .poll(async () => {
      const saved = await (await context.request.get(`${server.origin}/api/pages/${id}`)).json();
      return saved.document.sections[1]?.data.lead;
    })
    .toBe('By van. Or bike.');
  expect(await findBreaches(page)).toMatchObject({ scripts: 0, bad: [], ran: 0 });
});
