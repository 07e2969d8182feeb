import { expect, test } from 'vitest';
import { designIds } from '../designs/ids.gen.ts';
import { pageOf, sectionOf } from '../testing/pages.ts';
import { isFilled, isShown } from './is-shown.ts';
import { renderBar, renderPage } from './render-page.ts';
import { toDocument } from './to-document.ts';

const faq = (name: string, heading: string) =>
  sectionOf('faq', name, { heading, items: [{ question: 'Why?', answer: 'So.' }] });
const hero = sectionOf('hero', 'h', { heading: 'Seals', action: { label: 'Book', href: '#section-a' } });
const place = sectionOf('place', 'p', { address: 'Selma', phone: { label: '555', href: 'tel:555' } });
const contents = (bar: string) =>
  [...bar.matchAll(/<li><a href="#([^"]+)">([^<]*)</g)].map(([, id, label]) => [id, label]);

test('the contents are the sections that are shown and have a heading, without the opening and the footer', () => {
  const page = pageOf([
    hero,
    faq('a', 'Asked'),
    faq('b', ' '),
    sectionOf('faq', 'c', { heading: 'Empty' }),
    sectionOf('team', 't', { heading: 'We', people: [{ name: 'Ada' }] }),
    sectionOf('footer', 'f', { name: 'Sealfinder' }),
  ]);
  expect(contents(renderBar(page))).toEqual([
    ['section-a', 'Asked'],
    ['section-t', 'We'],
  ]);
});

test('a bar names twenty-four sections and no more', () => {
  const many = (count: number) =>
    pageOf([hero, ...Array.from({ length: count }, (_, at) => faq(`${at}`, `Q${at}`))]);
  expect(contents(renderBar(many(24)))).toHaveLength(24);
  expect(contents(renderBar(many(25)))).toHaveLength(24);
  expect(contents(renderBar(many(25))).at(-1)?.[1]).toBe('Q23');
});

test('a page without an opening, a place and headings has a bar without them', () => {
  const bar = renderBar(pageOf([faq('a', '')]));
  expect(bar).not.toContain('<nav');
  expect(bar).not.toContain('<a');
  expect(bar).toContain('Sealfinder');
});

test('what the opening asks for is in the bar, where it leads somewhere', () => {
  expect(renderBar(pageOf([hero]))).toContain('<a class="button" href="#section-a">Book</a>');
  const nowhere = sectionOf('hero', 'h', { heading: 'Seals', action: { label: 'Book', href: '' } });
  expect(renderBar(pageOf([nowhere]))).not.toContain('Book');
});

test('the number of the place is in the bar of designs that show one', () => {
  const calls = designIds.filter((design) =>
    renderBar(pageOf([hero, place], { design })).includes('tel:555'),
  );
  expect(calls.length).toBeGreaterThan(0);
  const silent = sectionOf('place', 'p', { address: 'Selma', phone: { label: '', href: '' } });
  for (const design of calls) expect(renderBar(pageOf([hero, silent], { design }))).not.toContain('tel:');
});

test('of two footers the last that says something is shown, after main', () => {
  const footer = (name: string, words: string) => sectionOf('footer', name, { name: words });
  const { body } = renderPage(pageOf([footer('a', 'First'), hero, footer('b', 'Second'), footer('c', '')]), {
    formAction: null,
  });
  expect(body.match(/<footer/g)).toHaveLength(1);
  expect(body.indexOf('Second')).toBeGreaterThan(body.indexOf('</main>'));
  expect(body).not.toContain('First');
});

test('only an opening that comes first has the h1', () => {
  const late = renderPage(pageOf([faq('a', 'Asked'), hero]), { formAction: null }).body;
  expect(late).toContain('<h1 class="unseen">Sealfinder</h1>');
  expect(late).toContain('<h2>Seals</h2>');
  expect(renderPage(pageOf([faq('a', 'Asked')], { title: '' }), { formAction: null }).body).toContain(
    '<h1 class="unseen">Page</h1>',
  );
});

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['arn', 'ltr'],
  ['pt-BR', 'ltr'],
])('a page in %s is read %s', (language, direction) => {
  expect(toDocument(pageOf([hero], { language }), { formAction: null })).toContain(
    `<html lang="${language}" dir="${direction}">`,
  );
});

test('the head has the title, and a description where there is one', () => {
  const bare = toDocument(pageOf([hero], { title: '' }), { formAction: null });
  expect(bare).toContain('<title>Page</title>');
  expect(bare).not.toContain('name="description"');
  const full = toDocument(pageOf([hero], { title: 'A & B', description: '"Seals"' }), { formAction: null });
  expect(full).toContain('<title>A &amp; B</title>');
  expect(full).toContain('<meta name="description" content="&quot;Seals&quot;">');
  expect(full.startsWith('<!doctype html>\n<html lang="en"')).toBe(true);
});

test.each([
  ['words', true],
  [' \n', false],
  [{ label: 'Go', href: '#a' }, true],
  [{ label: ' ', href: '#a' }, false],
  [{ label: 'Go', href: '' }, false],
  [{ src: '/images/a.png', alt: '', width: 0, height: 0 }, true],
  [{ src: '', alt: 'A', width: 1, height: 1 }, false],
  [[], false],
  [[{ title: '' }, { title: ' ' }], false],
  [[{ title: '' }, { title: 'One' }], true],
  [[{ lines: [{ line: 'deep' }] }], true],
])('%j is filled: %s', (value, expected) => {
  expect(isFilled(value)).toBe(expected);
});

test('whether a section is shown is asked once of each object, and anew of a changed one', () => {
  const empty = sectionOf('faq', 'a', { heading: 'Asked' });
  expect([isShown(empty), isShown(empty)]).toEqual([false, false]);
  expect(isShown(faq('a', ''))).toBe(true);
});

test('a footer before the opening does not take its h1, and of two openings and places the first counts', () => {
  const footer = sectionOf('footer', 'f', { name: 'Sealfinder' });
  expect(renderPage(pageOf([footer, hero]), { formAction: null }).body).toContain('<h1>Seals</h1>');
  const second = sectionOf('hero', 'i', { heading: 'More', action: { label: 'Buy', href: '#section-b' } });
  const bar = renderBar(pageOf([hero, second]));
  expect(bar).toContain('Book');
  expect(bar).not.toContain('Buy');
  const other = sectionOf('place', 'q', { address: 'Fresno', phone: { label: '777', href: 'tel:777' } });
  for (const design of designIds)
    expect(renderBar(pageOf([hero, place, other], { design }))).not.toContain('tel:777');
});
