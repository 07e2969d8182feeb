import { expect, test } from 'vitest';
import { designIds } from '../designs/ids.gen.ts';
import { readPage } from '../document/read-page.ts';
import { lintPage } from '../lint/lint-page.ts';
import { isShown } from '../render/is-shown.ts';
import { renderPage } from '../render/render-page.ts';
import { still } from '../testing/pages.ts';
import { blankPage } from './blank-page.ts';

const chance = () => {
  let seed = 7;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
};

test.each(designIds)('%s is seen whole, reads as a page, and is not published with its blanks', (design) => {
  const page = blankPage(design, 'Sealfinder', still(null, chance()));
  expect(page.sections.filter((section) => !isShown(section))).toEqual([]);
  expect(readPage(JSON.parse(JSON.stringify(page)))).toEqual({ page, problem: null });
  expect(lintPage(page).some(({ blocks }) => blocks)).toBe(true);
  expect(renderPage(page, { formAction: null }).body).toContain('Sealfinder');
});

test('a page without a name has a blank for it', () => {
  const page = blankPage('memo', '', still(null, chance()));
  expect(JSON.stringify(page.sections.map(({ data }) => data))).toContain('[Name]');
});

test('every link that leads to a section leads to one that is there', () => {
  for (const design of designIds) {
    const { sections } = blankPage(design, 'Sealfinder', still(null, chance()));
    const ids = new Set(sections.map(({ id }) => `#${id}`));
    const inner = [...JSON.stringify(sections).matchAll(/"href":"(#[^"]+)"/g)].map(([, href]) => href ?? '');
    expect(inner.filter((href) => !ids.has(href))).toEqual([]);
  }
});
