import { expect, test } from 'vitest';
import { designIds } from '../designs/ids.gen.ts';
import { makePage } from '../templates/make-page.ts';
import { sectionOf, still } from '../testing/pages.ts';
import { sampleCompany } from '../testing/sample-company.ts';
import { changeDesign, layoutOf, listLayouts } from './layouts.ts';
import { renderEditable } from './render-editable.ts';
import { renderPage } from './render-page.ts';
import { renderPlain } from './render-section.ts';

test('the first layout offered is the design’s own, by whatever name its plan has for it', () => {
  expect(listLayouts('calm', 'schedule')).toEqual(['ladder', 'grid', 'side by side']);
  expect(listLayouts('broadsheet', 'schedule')).toEqual(['grid', 'side by side']);
  expect(layoutOf('broadsheet', { kind: 'schedule', variant: 'ladder' })).toBe('grid');
  expect(layoutOf('calm', { kind: 'schedule', variant: 'grid' })).toBe('grid');
});

test('in another design a page has that design’s own layouts, and those the founder chose', () => {
  const page = makePage('memo', sampleCompany, still());
  const chosen = page.sections.map((one) => (one.kind === 'faq' ? { ...one, variant: 'two columns' } : one));
  const { body } = renderPage(changeDesign({ ...page, sections: chosen }, 'statement'), { formAction: null });
  expect(body.match(/class="s set [^"]*"/g)).toEqual(['class="s set k-faq v-two-columns"']);
  expect(body).toContain('class="risks"');
});

test.each(designIds)(
  '%s: a picture of the opening is shown once, in its own layout and in any other',
  (design) => {
    const image = { src: '/images/harbour.png', alt: 'A harbour', width: 900, height: 500 };
    const opening = sectionOf('hero', 'h', { heading: 'Seals', image });
    for (const variant of listLayouts(design, 'hero'))
      for (const write of [renderPlain, renderEditable]) {
        const markup = write({ title: 'X', design }, { ...opening, variant }, true);
        expect(markup.split('src="/images/harbour.png"'), variant).toHaveLength(2);
      }
    const none = renderPlain({ title: 'X', design }, sectionOf('hero', 'h', { heading: 'Seals' }), true);
    expect(none).not.toContain('class="given"');
  },
);

test('a line of text begins with no tall letter, in the editor as on the page', () => {
  const { css } = renderPage(makePage('menu', sampleCompany, still()), { formAction: null });
  expect(css).toContain('.body:not(.brief)>p:first-child::first-letter');
  for (const [body, isBrief] of [
    ['$95 to $340, shipping included.', true],
    ['We bake at four. '.repeat(9), false],
  ] as const)
    for (const write of [renderPlain, renderEditable]) {
      const markup = write({ title: 'X', design: 'menu' }, sectionOf('rich-text', 't', { body }), false);
      expect(markup.includes('class="body brief"')).toBe(isBrief);
    }
});

test('beside a heading in capitals the text leaves room for its longest word', () => {
  const { css } = renderPage(makePage('placard', sampleCompany, still()), { formAction: null });
  expect(css).toContain('grid-template-columns:minmax(min-content,4fr) minmax(0,8fr)');
  expect(css).toContain('.extra h2{font-size:clamp(32px');
});
