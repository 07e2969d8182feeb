import { Window } from 'happy-dom';
import { afterAll, describe, expect, test } from 'vitest';
import { designIds } from '../designs/ids.gen.ts';
import { readData } from '../fields/read-data.ts';
import { getKind } from '../sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { makePage } from '../templates/make-page.ts';
import { fill } from '../testing/fill.ts';
import { pageOf, sectionOf, still } from '../testing/pages.ts';
import { sampleCompany } from '../testing/sample-company.ts';
import { sampleFor } from '../testing/sample-for.ts';
import { isShown } from './is-shown.ts';
import { layoutOf, listLayouts } from './layouts.ts';
import { renderPage } from './render-page.ts';
import { renderSection } from './render-section.ts';
import { toDocument } from './to-document.ts';

const window = new Window();
afterAll(() => window.close());
const parse = (document: string) => new window.DOMParser().parseFromString(document, 'text/html');
const kinds = Object.keys(sectionKinds) as SectionKindId[];

describe.each(designIds)('%s', (design) => {
  const text = toDocument(makePage(design, sampleFor(design), still()), { formAction: '/p/x/join' });
  const dom = parse(text);

  test('has one h1, headings in order, landmarks, and a link to skip to them', () => {
    const levels = [...dom.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
    expect(dom.querySelectorAll('main')).toHaveLength(1);
    expect(dom.querySelectorAll('body > footer')).toHaveLength(1);
    expect(dom.querySelector('a.skip')?.getAttribute('href')).toBe('#main');
    expect(dom.querySelector('html')?.getAttribute('lang')).toBe('en');
  });

  test('ids are unique, labels and anchors find what they name, links have words', () => {
    const ids = [...dom.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const label of dom.querySelectorAll('label')) expect(ids).toContain(label.getAttribute('for'));
    for (const link of dom.querySelectorAll('a')) {
      expect(link.textContent?.trim()).not.toBe('');
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('#')) expect(ids).toContain(href.slice(1));
    }
  });

  test('shows every section that the sample can fill, in the order of its argument', () => {
    const shown = [...dom.querySelectorAll('.s')].map(({ className }) => /s-([a-z-]+)/.exec(className)?.[1]);
    const planned = makePage(design, sampleFor(design), still()).sections.map(({ kind }) => kind);
    expect(shown).toEqual(planned);
  });

  test('with a name and a headline only, it shows no empty paragraph, list or table', () => {
    const poor = {
      ...sampleCompany,
      content: { hero: { heading: 'Seals by photo' }, faq: sampleCompany.content.faq ?? {} },
    };
    const { body } = renderPage(makePage(design, poor, still()), { formAction: null });
    expect(body.match(/<(p|ul|ol|dl|table|header|nav|h\d)(?: [^>]*)?>\s*<\/\1>/g) ?? []).toEqual([]);
    expect(body).toContain('Seals by photo');
  });

  test('is far under 200 KB, loads nothing and runs nothing', () => {
    expect(text.length).toBeLessThan(40_000);
    expect(text).not.toMatch(
      /<script|<link (?!rel="icon" href="data:,">)|@import|url\(|https?:\/\/(?![\w.]*\.example)/i,
    );
  });
});

test.each(kinds)(
  '%s: with everything filled it is shown in every variant, with nothing it is not',
  (kind) => {
    const { shape, variants } = getKind(kind);
    const words = fill(shape, () => 'https://x.example/words');
    expect(isShown({ ...sectionOf(kind, 'x'), data: readData(shape, words) })).toBe(true);
    expect(isShown(sectionOf(kind, 'x'))).toBe(false);
    for (const variant of variants) {
      const section = { ...sectionOf(kind, 'x'), variant, data: words };
      const layout = layoutOf('memo', section);
      const { markup } = renderSection({ title: 'X', design: 'memo' }, section, {
        formAction: '/x',
        isFirst: false,
      });
      expect(markup).toContain('https://x.example/words');
      expect(markup).toContain(`v-${layout.replaceAll(' ', '-')}`);
      expect(markup.includes('class="s set ')).toBe(layout !== listLayouts('memo', kind)[0]);
    }
  },
);

test('proof without a figure and without a signed quote is left out', () => {
  const quote = { words: 'Great', name: '', role: 'Owner', source: { label: '', href: '' } };
  const unsigned = sectionOf('proof', 'p', { heading: 'Loved by all', quotes: [quote] });
  expect(isShown(unsigned)).toBe(false);
  expect(renderPage(pageOf([unsigned]), { formAction: null }).body).not.toContain('Loved by all');
  expect(isShown(sectionOf('proof', 'p', { quotes: [{ ...quote, name: 'A. Diaz' }] }))).toBe(true);
});

test('a page without an opening still has its h1, and an empty page is valid', () => {
  const only = parse(
    toDocument(pageOf([sectionOf('faq', 'f', sampleCompany.content.faq)]), { formAction: null }),
  );
  expect(only.querySelectorAll('h1')).toHaveLength(1);
  expect(only.querySelector('h1')?.textContent).toBe('Sealfinder');
  expect(parse(toDocument(pageOf([]), { formAction: null })).querySelectorAll('h1')).toHaveLength(1);
});

test('where nobody receives sign-ups there is a link and no form', () => {
  const page = pageOf([sectionOf('waitlist-form', 'w', sampleCompany.content['waitlist-form'])]);
  expect(renderPage(page, { formAction: null }).body).not.toContain('<form');
  expect(renderPage(page, { formAction: null }).body).toContain('Ask for the list');
  expect(renderPage(page, { formAction: '/p/x/join' }).body).toContain('action="/p/x/join"');
});

test('a section is written the same alone and in its page', () => {
  const page = makePage('memo', sampleCompany, still());
  const { body } = renderPage(page, { formAction: null });
  for (const section of page.sections.slice(1))
    expect(body).toContain(renderSection(page, section, { formAction: null, isFirst: false }).markup);
});

test('rich text keeps bold, italic, lists and safe links, and nothing else', () => {
  const body = 'A **b** *c* [d](https://d.example)\n\n- one\n- two\n\n# not a heading';
  const { body: written } = renderPage(pageOf([sectionOf('rich-text', 'r', { body })]), { formAction: null });
  expect(written).toContain('<p>A <strong>b</strong> <em>c</em> <a href="https://d.example">d</a></p>');
  expect(written).toContain('<ul><li>one</li><li>two</li></ul><p># not a heading</p>');
});
