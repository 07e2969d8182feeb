import { expect, test } from 'vitest';
import { designs } from '../designs/designs.gen.ts';
import { designIds } from '../designs/ids.gen.ts';
import { makePage } from '../templates/make-page.ts';
import { pageOf, sectionOf, still } from '../testing/pages.ts';
import { sampleFor } from '../testing/sample-for.ts';
import { findWeakPairs } from './find-weak-pairs.ts';
import { lintPage } from './lint-page.ts';
import { readingGrade } from './reading-grade.ts';

const hero = sectionOf('hero', 'h', { heading: 'Seals by photo' });
const rules = (...sections: Parameters<typeof pageOf>[0]) =>
  lintPage(pageOf(sections)).map(({ rule, section, blocks }) => [rule, section, blocks]);

test.each(designIds)('%s: the sample has nothing to mend but that it is the sample', (design) => {
  const findings = lintPage(makePage(design, sampleFor(design), still()));
  expect(new Set(findings.map(({ rule, blocks }) => `${rule} ${blocks}`))).toEqual(new Set(['sample true']));
});

test('grey words on a grey ground are found', () => {
  const { roles } = designs.memo;
  const [weak, ...others] = findWeakPairs(pageOf([]), {
    ...designs.memo,
    roles: { ...roles, muted: roles.bg ?? [1, 0] },
    pairs: [],
  });
  expect(weak).toBe('“muted” on “bg” has a contrast of 1.0; 4.5 is needed.');
  expect(others).toHaveLength(1);
});

test('one sentence of a made-up company holds a page back, a common heading does not', () => {
  const { lead = '' } = sampleFor('memo').content.hero ?? {};
  expect(rules({ ...hero, data: { ...hero.data, lead } })).toEqual([['sample', 'section-h', true]]);
  expect(rules({ ...hero, data: { ...hero.data, lead: `${lead} Ours.` } })).toEqual([]);
  expect(rules({ ...hero, data: { ...hero.data, lead: 'How it works' } })).toEqual([]);
});

test('a page without an opening, and one with two', () => {
  const faq = sectionOf('faq', 'f', { heading: 'Q', items: [{ question: 'A?', answer: 'B.' }] });
  expect(rules(faq)).toEqual([['opening', null, false]]);
  expect(rules(hero, { ...hero, id: 'section-i' })).toEqual([['opening', 'section-i', false]]);
});

test('a section without a heading', () => {
  expect(rules(hero, sectionOf('rich-text', 't', { body: 'Words.' }))).toEqual([
    ['heading', 'section-t', false],
  ]);
});

test('a picture without words', () => {
  const image = { src: '/images/a.png', alt: ' ', width: 1, height: 1 };
  expect(rules({ ...hero, data: { ...hero.data, image } })).toEqual([['alt', 'section-h', false]]);
});

test.each([
  { label: 'Book', href: '' },
  { label: '', href: 'https://x.example' },
])('a link that is not shown', (action) => {
  expect(rules({ ...hero, data: { ...hero.data, action } })).toEqual([['link', 'section-h', false]]);
});

test.each(['#', '#section-gone'])('a button and a link in text that lead to %s hold a page back', (href) => {
  const action = { label: 'Join', href };
  expect(rules({ ...hero, data: { ...hero.data, action } })).toEqual([['link', 'section-h', true]]);
  const text = sectionOf('rich-text', 't', { heading: 'T', body: `See [here](${href}).` });
  expect(rules(hero, text)).toEqual([['link', 'section-t', true]]);
});

test('a button that leads to another section is whole', () => {
  const action = { label: 'Read', href: '#section-t' };
  const text = sectionOf('rich-text', 't', { heading: 'T', body: 'Words.' });
  expect(rules({ ...hero, data: { ...hero.data, action } }, text)).toEqual([]);
});

test('a blank in brackets blocks publishing, a link in text does not', () => {
  const text = (body: string) => sectionOf('rich-text', 't', { heading: 'T', body });
  expect(rules(hero, text('We serve [town].'))).toEqual([['blank', 'section-t', true]]);
  expect(rules(hero, text('See [our test](https://x.example).'))).toEqual([]);
});

test('a text that is hard to read', () => {
  const hard =
    'Organisational interoperability considerations necessitate comprehensive reconfiguration of institutional communication infrastructures, '.repeat(
      4,
    );
  expect(rules(hero, sectionOf('rich-text', 't', { heading: 'T', body: hard }))).toEqual([
    ['grade', 'section-t', false],
  ]);
});

test('the grade of plain and of heavy sentences', () => {
  expect(readingGrade('')).toBe(0);
  expect(readingGrade('The cat sat on the mat. The dog ran.')).toBeLessThan(2);
  // 13 words and 24 syllables in one sentence: 0.39 × 13 + 11.8 × 24 ÷ 13 − 15.59.
  expect(
    readingGrade('The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.'),
  ).toBeCloseTo(11.3, 0);
});
