import { designs } from '../packages/page/src/designs/designs.gen.ts';
import { type DesignId, designIds } from '../packages/page/src/designs/ids.gen.ts';
import type { Data } from '../packages/page/src/fields/shape.ts';
import { listLayouts } from '../packages/page/src/render/layouts.ts';
import { toDocument } from '../packages/page/src/render/to-document.ts';
import { type SectionKindId, sectionKinds } from '../packages/page/src/sections/kinds.gen.ts';
import { pageOf, sectionOf } from '../packages/page/src/testing/pages.ts';
import { sampleCompany } from '../packages/page/src/testing/sample-company.ts';
import { findAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const kinds = Object.keys(sectionKinds) as SectionKindId[];

const named = (kind: SectionKindId, at: number) => `${kind}-${at}`;

/** Every kind in each of its layouts, the openings first. A page has one footer: it is there in the layout of this number. */
function pageOfLayouts(design: DesignId, footer: number): string {
  const inOrder = kinds.toSorted((a, z) => Number(z === 'hero') - Number(a === 'hero'));
  const sections = inOrder.flatMap((kind) =>
    listLayouts(design, kind)
      .map((variant, at) => ({
        ...sectionOf(kind, named(kind, at), sampleCompany.content[kind] as Data | undefined),
        variant,
      }))
      .filter((_, at) => kind !== 'footer' || at === footer),
  );
  return toDocument(pageOf(sections, { design, title: sampleCompany.title }), { formAction: '/p/x/join' });
}

/** Where the words of each section are, from its own corner. */
const places = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.s')].map((section) => {
      const corner = section.getBoundingClientRect();
      const words = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const boxes: string[] = [];
      while (words.nextNode() !== null) {
        const range = document.createRange();
        range.selectNode(words.currentNode);
        const { x, y, width, height } = range.getBoundingClientRect();
        boxes.push([x - corner.x, y - corner.y, width, height].map(Math.round).join());
      }
      return [section.id, boxes.join(' ')];
    }),
  );

test('a layout that the editor offers moves something, reads well and stays on the page, in every design', async ({
  page,
}) => {
  const bad: string[] = [];
  for (const design of designIds) {
    const now: Record<string, string> = {};
    for (const footer of listLayouts(design, 'footer').keys()) {
      await page.setContent(pageOfLayouts(design, footer));
      Object.assign(now, await page.evaluate(places));
    }
    for (const kind of kinds) {
      const seen = new Set<string>();
      for (const [at, variant] of listLayouts(design, kind).entries()) {
        const layout = `${designs[design].name}, ${kind}: ${variant}`;
        const place = now[`section-${named(kind, at)}`];
        if (place === undefined) bad.push(`${layout} is not shown`);
        else if (seen.has(place)) bad.push(`${layout} changes nothing`);
        seen.add(place ?? '');
      }
    }
    // Each kind in one layout: a design writes a kind in its own way, and its layouts move the same parts.
    bad.push(
      ...(await findAxeViolations(page, '.s[id$="-1"]')).map((violation) => `${design}: ${violation}`),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) bad.push(`${design}: ${over} px too wide on a phone`);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(bad).toEqual([]);
});
