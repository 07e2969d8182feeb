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

/** Every kind once, each in its layout of this number, or in the design's own where it has not so many. */
function pageInLayout(design: DesignId, at: number): string {
  const inOrder = kinds.toSorted((a, z) => Number(z === 'hero') - Number(a === 'hero'));
  const sections = inOrder.map((kind) => {
    const layouts = listLayouts(design, kind);
    const section = sectionOf(kind, kind, sampleCompany.content[kind] as Data | undefined);
    return { ...section, variant: layouts[at] ?? layouts[0] ?? '' };
  });
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
    const seen = new Map<string, string[]>();
    for (const at of [0, 1, 2, 3]) {
      const offered = kinds.filter((kind) => at < listLayouts(design, kind).length);
      await page.setContent(pageInLayout(design, at));
      const now = await page.evaluate(places);
      for (const kind of offered) {
        const before = seen.get(kind) ?? [];
        const layout = `${designs[design].name}, ${kind}: ${listLayouts(design, kind)[at]}`;
        if (now[`section-${kind}`] === undefined) bad.push(`${layout} is not shown`);
        else if (before.includes(now[`section-${kind}`] ?? '')) bad.push(`${layout} changes nothing`);
        seen.set(kind, [...before, now[`section-${kind}`] ?? '']);
      }
      const found = at === 1 ? await findAxeViolations(page) : [];
      bad.push(...found.map((violation) => `${design} ${at}: ${JSON.stringify(violation)}`));
      await page.setViewportSize({ width: 390, height: 844 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) bad.push(`${design} ${at}: ${over} px too wide on a phone`);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  }
  expect(bad).toEqual([]);
});
