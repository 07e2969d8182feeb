import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getKind } from '../sections/get-kind.ts';
import { pageOf, sectionOf } from '../testing/pages.ts';
import { migrate } from './migrate.ts';
import { parsePage, readPage } from './read-page.ts';
import { readSection } from './read-section.ts';

const page = pageOf([sectionOf('hero', 'a', { heading: 'Seals by photo' }), sectionOf('faq', 'b')]);
const [hero] = page.sections;
const withHero = (changes: object) => ({ ...page, sections: [{ ...hero, ...changes }] });
const withData = (data: object) => withHero({ data });

test('a stored page comes back as it was', () => {
  expect(parsePage(JSON.stringify(page))).toEqual({ page, problem: null });
  const figures = [{ section: 'section-a', label: 'Interviews', text: '14 offices' }];
  expect(readPage({ ...page, figures: [...figures, { section: 1 }, null] }).page?.figures).toEqual(figures);
});

test('what is missing is empty, what is unknown is dropped', () => {
  const read = readPage({ ...page, extra: 1, sections: [{ ...hero, data: { heading: 'x', evil: 1 } }] });
  expect(read.page).not.toHaveProperty('extra');
  expect(read.page?.sections[0]?.data).toEqual({ ...hero?.data, heading: 'x' });
});

test.each<[string, unknown, string]>([
  ['nothing', null, 'This is not a page.'],
  ['a list', [], 'This is not a page.'],
  ['a later version', { ...page, version: 2 }, 'This page was made by another version of Slipway.'],
  ['version 0', { ...page, version: 0 }, 'This page was made by another version of Slipway.'],
  ['an unknown design', { ...page, design: 'toString' }, 'This page has a design that we do not know.'],
  ['no sections', { ...page, sections: {} }, 'This page has no list of sections.'],
  ['a long title', { ...page, title: 'x'.repeat(121) }, 'The title must be text of at most 120 letters.'],
  [
    'a bad language',
    { ...page, language: 'en" onload="' },
    'The language must be a code such as en or pt-BR.',
  ],
  ['a bad colour', { ...page, theme: { brand: 'red;}' } }, 'The brand colour must be written like #1a2b3c.'],
  ['a bad radius', { ...page, theme: { radius: 4 } }, 'The radius must be one of none, small, large.'],
  ['two of one id', { ...page, sections: [hero, hero] }, 'Two sections have the same id.'],
  ['an unknown kind', withHero({ kind: 'constructor' }), 'Section 1: we do not know its kind.'],
  ['an id with a quote', withHero({ id: 'section-"x' }), 'Section 1: its id must begin with “section-”.'],
  [
    'an unknown variant',
    withHero({ variant: 'x' }),
    'Section 1: its variant must be one of plain, with points, centred.',
  ],
  ['no date', withHero({ createdAt: 5 }), 'Section 1: createdAt must be an ISO date.'],
  ['a list as data', withData([]), 'Section 1: its data is not an object.'],
  ['a number as text', withData({ heading: 5 }), 'Section 1: “Headline” must be text.'],
  ['long text', withData({ heading: 'x'.repeat(141) }), 'Section 1: “Headline” is longer than 140 letters.'],
  ['text as a list', withData({ points: 'x' }), 'Section 1: “Points” must be a list.'],
  ['too many items', withData({ sides: [{}, {}, {}] }), 'Section 1: “Sides” has more than 2 items.'],
  [
    'a script as a link',
    withData({ action: { label: 'x', href: 'javascript:alert(1)' } }),
    'Section 1: “Main action” must begin with https:, http:, mailto:, tel: or #.',
  ],
  [
    'an SVG',
    withData({ image: { src: 'data:image/svg+xml;base64,AAAA' } }),
    'Section 1: “Picture” must be a PNG, JPEG, WebP, AVIF or GIF.',
  ],
])('%s is refused in one sentence', (_, raw, problem) => {
  expect(readPage(raw)).toEqual({ page: null, problem });
});

test('text that is not JSON is refused in one sentence', () => {
  expect(parsePage('{')).toEqual({ page: null, problem: 'This file is not JSON.' });
});

test('any JSON gives a page or a sentence, and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (sections, theme, data) => {
      for (const raw of [
        sections,
        { ...page, sections, theme },
        withData({ ...Object(data) }),
        withHero({ data }),
      ]) {
        const read = readPage(raw);
        expect(read.page === null).toBe(read.problem !== null);
        if (read.problem !== null) expect(read.problem).toMatch(/^[A-Z].*\.$/s);
      }
    }),
  );
});

test('a section that was stored before its kind changed is read as the kind is now', () => {
  // Version 2 of the kind has `body` where version 1 had `text`.
  const kindOf = () => ({
    ...getKind('rich-text'),
    migrations: [({ text, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, body: text })],
  });
  const complaints: string[] = [];
  const read = (version: number | undefined, data: object) =>
    readSection({ ...sectionOf('rich-text', 'r'), version, data }, 0, (one) => complaints.push(one), kindOf);
  const now = { version: 2, data: { heading: 'H', aside: '', body: 'Words.' } };
  expect(read(1, { heading: 'H', text: 'Words.' })).toMatchObject(now);
  expect(read(undefined, { heading: 'H', text: 'Words.' })).toMatchObject(now);
  expect(read(2, { heading: 'H', body: 'Words.' })).toMatchObject(now);
  expect(complaints).toEqual([]);
  expect(read(3, {})).toBeNull();
  expect(complaints).toEqual(['Section 1: it was made by another version of Slipway.']);
});

test('a stored version goes through each step after it, in order', () => {
  const steps = [
    (stored: object) => ({ ...stored, seen: ['two'] }),
    (stored: object) => ({ ...stored, last: 'three' }),
  ];
  expect(migrate({ a: 1 }, 1, steps)).toEqual({ a: 1, seen: ['two'], last: 'three' });
  expect(migrate({ a: 1 }, undefined, steps)).toEqual({ a: 1, seen: ['two'], last: 'three' });
  expect(migrate({ a: 1 }, 2, steps)).toEqual({ a: 1, last: 'three' });
  expect(migrate({ a: 1 }, 3, steps)).toEqual({ a: 1 });
  for (const version of [0, 4, 1.5, '1', Number.NaN]) expect(migrate({}, version, steps)).toBeNull();
});
