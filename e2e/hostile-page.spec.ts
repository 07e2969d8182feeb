import { publicXssVectors } from '../packages/blog/src/testing/public-xss-vectors.ts';
import type { Page as Document } from '../packages/page/src/document/page.ts';
import type { Field, Shape } from '../packages/page/src/fields/field.ts';
import { isSafeHref } from '../packages/page/src/fields/safe-href.ts';
import { isSafeImage } from '../packages/page/src/fields/safe-image.ts';
import type { Data, Value } from '../packages/page/src/fields/shape.ts';
import { listLayouts } from '../packages/page/src/render/layouts.ts';
import { getKind } from '../packages/page/src/sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../packages/page/src/sections/kinds.gen.ts';
import { pageOf, sectionOf } from '../packages/page/src/testing/pages.ts';
import { xssVectors } from '../packages/page/src/testing/xss-vectors.ts';
import { countRuns, findBreaches } from './support/breaches.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { expect, refusedRequest, test } from './support/test.ts';

/** As small as a PNG can be. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const kinds = Object.keys(sectionKinds) as SectionKindId[];
const vectors = [...xssVectors, ...publicXssVectors];

/** Every kind again and again, until each vector has been in a field of its own. Addresses that are refused stay empty. */
function hostilePage(design: Document['design'], change = (vector: string) => vector): Document {
  let at = 0;
  const next = (most: number) => change(vectors[at++ % vectors.length] ?? '').slice(0, most);
  const address = (isSafe: (text: string) => boolean, otherwise: string) => {
    const vector = next(2000);
    return isSafe(vector) ? vector : otherwise;
  };
  const value = (field: Field): Value => {
    if (field.type === 'link') return { label: next(200), href: address(isSafeHref, 'https://x.example/') };
    if (field.type === 'image') return { src: address(isSafeImage, ''), alt: next(500), width: 0, height: 0 };
    return field.type === 'list' ? [filled(field.item), filled(field.item)] : next(field.maxLength);
  };
  const filled = (shape: Shape): Data =>
    Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, value(field)]));
  const sections = [];
  for (let round = 0; at < vectors.length; round += 1)
    for (const kind of kinds) {
      const layouts = listLayouts(design, kind);
      const variant = layouts[round % layouts.length] ?? '';
      sections.push({ ...sectionOf(kind, `${kind}-${round}`, filled(getKind(kind).shape)), variant });
    }
  return pageOf(sections, { design, title: next(120) });
}

test('public lists of attacks in every field run nothing in editor, preview, public page and file', async ({
  complaints,
  context,
  page,
  server,
}) => {
  complaints.allow(/Blocked script execution/);
  complaints.allow(refusedRequest);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await countRuns(page);
  await signUpByRequest(context, server, someone());
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await context.request.fetch(`${server.origin}${path}`, { method, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { id: project } = await send('POST', '/api/projects', { name: 'Noonseal' });
  const { src } = await send('POST', '/api/images', { data: pixel });
  // A page with a blank in brackets is not published.
  const attacks = hostilePage('memo', (vector) => vector.replaceAll('[', '('));
  const image = { src, alt: 'A seal', width: 1, height: 1 };
  const shot = sectionOf('product-shot', 'seal', { heading: 'The seal', image });
  const hostile = { ...attacks, sections: [...attacks.sections, shot] };
  const { id } = await send('POST', `/api/projects/${project}/pages`, {
    name: 'Noonseal',
    document: hostile,
  });
  await send('PUT', `/api/pages/${id}/publication`, { slug: 'hostile-texts' });
  await send('POST', '/api/trial', {});
  const harmless = { elements: true, scripts: 0, bad: [], ran: 0 };

  // Whoever else shows a page does it with the frame of the preview.
  for (const place of [`/editor/${id}`, `/preview?page=${id}`]) {
    await page.goto(place);
    await expect(page.frameLocator('iframe').first().locator('.s').first()).toBeVisible();
    expect(await findBreaches(page), place).toEqual(harmless);
  }
  await page.goto('/p/hostile-texts');
  expect(await page.evaluate(() => document.querySelectorAll('.s').length)).toBeGreaterThan(150);
  expect(await findBreaches(page), 'public page').toEqual(harmless);
  // It stands alone, without our cookies, and shows its pictures all the same.
  expect(await page.evaluate(() => window.origin)).toBe('null');
  await expect(page.getByRole('img', { name: 'A seal' })).toHaveJSProperty('naturalWidth', 1);

  const file = await context.request.get(`${server.origin}/api/pages/${id}/export?format=html`);
  expect(file.status()).toBe(200);
  // Every design is read by a strict tokeniser and a parser in xss.test.ts.
  await page.goto('about:blank');
  await page.setContent(await file.text());
  expect(await findBreaches(page), 'file').toEqual(harmless);
  expect(dialogs).toEqual([]);
});
