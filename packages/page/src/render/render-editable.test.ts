import { Window } from 'happy-dom';
import { afterAll, describe, expect, test } from 'vitest';
import { designIds } from '../designs/ids.gen.ts';
import { valueAt } from '../fields/at-path.ts';
import { getKind } from '../sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { makePage } from '../templates/make-page.ts';
import { fill } from '../testing/fill.ts';
import { sectionOf, still } from '../testing/pages.ts';
import { sampleFor } from '../testing/sample-for.ts';
import { xssVectors } from '../testing/xss-vectors.ts';
import { renderEditable } from './render-editable.ts';
import { renderSection } from './render-section.ts';

const window = new Window();
afterAll(() => window.close());
const parse = (markup: string) => new window.DOMParser().parseFromString(markup, 'text/html').body;
const kinds = Object.keys(sectionKinds) as SectionKindId[];
const memo = { title: 'X', design: 'memo' } as const;

describe.each(designIds)('%s', (design) => {
  const page = makePage(design, sampleFor(design), still());
  const pairs = page.sections.map((section, at) => ({
    section,
    plain: parse(renderSection(page, section, { formAction: '#', isFirst: at === 0 }).markup),
    editable: parse(renderEditable(page, section, at === 0)),
  }));

  test('says the same with marks as without, in the same elements', () => {
    for (const { plain, editable } of pairs) {
      expect(editable.textContent).toBe(plain.textContent);
      const bare = parse(editable.innerHTML);
      for (const mark of bare.querySelectorAll('[data-field],[data-rich]'))
        mark.replaceWith(...mark.childNodes);
      expect(bare.innerHTML).toBe(plain.innerHTML);
    }
  });

  test('names the field of every text', () => {
    for (const { section, editable } of pairs) {
      const marks = [...editable.querySelectorAll('[data-field]')];
      expect(marks.length, section.kind).toBeGreaterThan(0);
      for (const mark of marks)
        expect(mark.textContent).toBe(valueAt(section.data, mark.getAttribute('data-field') ?? ''));
      for (const mark of editable.querySelectorAll('[data-rich]'))
        expect(valueAt(section.data, mark.getAttribute('data-rich') ?? '')).toEqual(expect.any(String));
    }
  });
});

test.each(kinds)('%s: with nothing in it there is a note to fill it in', (kind) => {
  const [note] = parse(renderEditable(memo, sectionOf(kind, 'x'), false)).children;
  expect(note?.id).toBe('section-x');
  expect(note?.textContent).toBe(`${getKind(kind).label}: nothing in it yet, so visitors do not see it.`);
});

test('a marked text of the greatest length is kept, and private letters of the text itself do not count', () => {
  const section = sectionOf('faq', 'f', {
    heading: 'x'.repeat(120),
    items: [{ question: 'a\ue001b\uf8ffc', answer: '- one\n- two\ue000' }],
  });
  const dom = parse(renderEditable(memo, section, false));
  expect(dom.querySelector('[data-field="heading"]')?.textContent).toBe('x'.repeat(120));
  expect(dom.querySelector('[data-field="items.0.question"]')?.textContent).toBe('abc');
  expect(dom.querySelectorAll('[data-rich="items.0.answer"] li')).toHaveLength(2);
});

test.each(kinds)(
  '%s: no vector in any field becomes an element, a handler or an address that runs',
  (kind) => {
    for (const vector of xssVectors) {
      const section = { ...sectionOf(kind, 'x'), data: fill(getKind(kind).shape, () => vector) };
      const dom = parse(renderEditable(memo, section, false));
      expect(dom.querySelectorAll('script,iframe,object,embed,svg[onload],math')).toHaveLength(0);
      for (const { attributes } of dom.querySelectorAll('*'))
        for (const { name, value } of attributes) {
          expect(name).not.toMatch(/^on|^style$|^srcdoc$/i);
          if (name === 'href' || name === 'src')
            expect(value).not.toMatch(/^\s*(?:java|vb|data:(?!image\/png))/i);
        }
    }
  },
);
