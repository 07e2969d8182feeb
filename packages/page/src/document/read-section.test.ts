import { expect, test } from 'vitest';
import { readData } from '../fields/read-data.ts';
import { sectionOf } from '../testing/pages.ts';
import { longestPage } from './page.ts';
import { readFigures } from './read-figures.ts';
import { readPage } from './read-page.ts';
import { readSection } from './read-section.ts';

const hero = sectionOf('hero', 'a', { heading: 'Seals' });
const read = (raw: unknown, at = 0) => {
  const complaints: string[] = [];
  return { section: readSection(raw, at, (sentence) => complaints.push(sentence)), complaints };
};

test('a section is read as it was stored, dates and marks included', () => {
  const whole = { ...hero, updatedAt: '2026-11-18T08:00:00.000Z', isDuplicate: true as const };
  expect(read(whole)).toEqual({ section: whole, complaints: [] });
  expect(read(hero).section).not.toHaveProperty('updatedAt');
  expect(read({ ...hero, isDuplicate: false }).section).not.toHaveProperty('isDuplicate');
});

test('without a variant it has the kind’s first', () => {
  expect(read({ ...hero, variant: undefined }).section?.variant).toBe('plain');
  expect(read({ ...hero, variant: 'centred' }).section?.variant).toBe('centred');
});

test.each<[object, string]>([
  [{ id: 'hero-1' }, 'its id must begin with “section-”.'],
  [{ id: 'section-' }, 'its id must begin with “section-”.'],
  [{ id: `section-${'x'.repeat(81)}` }, 'its id must begin with “section-”.'],
  [{ id: 'section-a b' }, 'its id must begin with “section-”.'],
  [{ id: 7 }, 'its id must begin with “section-”.'],
  [{ kind: 'toString' }, 'we do not know its kind.'],
  [{ kind: undefined }, 'we do not know its kind.'],
  [{ variant: 5 }, 'its variant must be one of plain, with points, centred.'],
  [{ createdAt: '2026-11-18' }, 'createdAt must be an ISO date.'],
  [{ createdAt: 'x2026-11-18T08:00:00.000Z' }, 'createdAt must be an ISO date.'],
  [{ createdAt: undefined }, 'createdAt must be an ISO date.'],
  [{ updatedAt: null }, 'updatedAt must be an ISO date.'],
  [{ updatedAt: '2026-11-18T08:00:00.000Z"' }, 'updatedAt must be an ISO date.'],
  [{ isDuplicate: 'yes' }, 'isDuplicate must be true or false.'],
  [{ data: undefined }, 'its data is not an object.'],
  [{ data: 'x' }, 'its data is not an object.'],
  [{ version: 2 }, 'it was made by another version of Slipway.'],
  [{ version: '1' }, 'it was made by another version of Slipway.'],
])('%j is refused, by its place', (changes, sentence) => {
  expect(read({ ...hero, ...changes }, 4)).toEqual({ section: null, complaints: [`Section 5: ${sentence}`] });
});

test('an id of eighty letters is one', () => {
  expect(read({ ...hero, id: `section-${'x'.repeat(80)}` }).complaints).toEqual([]);
});

test.each([[null], [[]], ['section'], [5]])('%j is no section', (raw) => {
  expect(read(raw)).toEqual({ section: null, complaints: ['Section 1: it is not an object.'] });
});

const base = { version: 1, design: 'memo', sections: [] };

test.each([
  [{ title: 'x'.repeat(120) }, null],
  [{ description: 'x'.repeat(300) }, null],
  [{ description: 'x'.repeat(301) }, 'The description must be text of at most 300 letters.'],
  [{ title: 5 }, 'The title must be text of at most 120 letters.'],
  [{ language: 'pt-BR' }, null],
  [{ language: 'zh-Hant-TW' }, null],
  [{ language: 'e' }, 'The language must be a code such as en or pt-BR.'],
  [{ language: 'english language' }, 'The language must be a code such as en or pt-BR.'],
  [{ version: undefined }, null],
  [{ version: 1.5 }, 'This page was made by another version of Slipway.'],
])('%j of a page: %s', (changes, problem) => {
  expect(readPage({ ...base, ...changes }).problem).toBe(problem);
});

test('a page without title, description and language has empty ones, in English', () => {
  expect(readPage(base).page).toEqual({
    version: 1,
    design: 'memo',
    title: '',
    description: '',
    language: 'en',
    theme: { brand: null, type: null, radius: null, density: null },
    sections: [],
  });
});

test('a thousand sections are read, one more is refused', () => {
  const many = (count: number) => ({
    ...base,
    sections: Array.from({ length: count }, (_, at) => ({ ...hero, id: `section-${at}` })),
  });
  expect(readPage(many(longestPage)).page?.sections).toHaveLength(1000);
  expect(readPage(many(longestPage + 1)).problem).toBe('This page has more than 1000 sections.');
});

test('of several faults the first is said', () => {
  expect(readPage({ ...base, design: 'x', language: 'x' }).problem).toBe(
    'This page has a design that we do not know.',
  );
});

test('figures are at most forty, each whole and short', () => {
  const figure = { section: 'section-a', label: 'Price', text: '$40' };
  expect(readFigures(undefined)).toEqual({});
  expect(readFigures('x')).toEqual({});
  expect(readFigures([{ ...figure, text: '' }, { ...figure, label: 5 }, [], 'x'])).toEqual({});
  expect(readFigures([{ ...figure, extra: 1 }])).toEqual({ figures: [figure] });
  expect(readFigures(Array(41).fill(figure)).figures).toHaveLength(40);
  expect(readFigures([{ ...figure, label: 'x'.repeat(140) }]).figures).toHaveLength(1);
  expect(readFigures([{ ...figure, label: 'x'.repeat(141) }])).toEqual({});
});

const shape = {
  words: { type: 'text', label: 'Words', maxLength: 3 },
  link: { type: 'link', label: 'Link' },
  image: { type: 'image', label: 'Image' },
  list: {
    type: 'list',
    label: 'List',
    maxItems: 2,
    item: { word: { type: 'text', label: 'Word', maxLength: 2 } },
  },
} as const;
const noImage = { src: '', alt: '', width: 0, height: 0 };
const empty = { words: '', link: { label: '', href: '' }, image: noImage, list: [] };

test.each<[object, object, string[]]>([
  [{ words: 'abc' }, { words: 'abc' }, []],
  [{ words: 'abcd' }, {}, ['“Words” is longer than 3 letters.']],
  [{ link: { label: 'x'.repeat(200), href: '#a' } }, { link: { label: 'x'.repeat(200), href: '#a' } }, []],
  [{ link: { label: 'x'.repeat(201), href: '#a' } }, {}, ['“Link” must be a link.']],
  [{ link: { href: '#a' } }, { link: { label: '', href: '#a' } }, []],
  [{ link: { label: 'a' } }, { link: { label: 'a', href: '' } }, []],
  [{ link: '#a' }, {}, ['“Link” must be a link.']],
  [{ link: { label: 1, href: '#a' } }, {}, ['“Link” must be a link.']],
  [{ link: { label: 'a', href: 1 } }, {}, ['“Link” must be a link.']],
  [
    { link: { label: 'a', href: `#${'x'.repeat(2000)}` } },
    {},
    ['“Link” must begin with https:, http:, mailto:, tel: or #.'],
  ],
  [{ image: { src: '/images/a.png' } }, { image: { ...noImage, src: '/images/a.png' } }, []],
  [{ image: { src: 5 } }, {}, ['“Image” must be an image.']],
  [{ image: { alt: 5 } }, {}, ['“Image” must be an image.']],
  [{ image: { width: 10_001 } }, {}, ['“Image” must be an image.']],
  [{ image: { height: -1 } }, {}, ['“Image” must be an image.']],
  [{ image: { height: 1.5 } }, {}, ['“Image” must be an image.']],
  [{ image: { width: 10_000 } }, { image: { ...noImage, width: 10_000 } }, []],
  [{ image: { alt: 'x'.repeat(501) } }, { image: { ...noImage, alt: 'x'.repeat(500) } }, []],
  [{ list: [{}, {}] }, { list: [{ word: '' }, { word: '' }] }, []],
  [{ list: [{}, {}, {}] }, {}, ['“List” has more than 2 items.']],
  [
    { list: [{ word: 'abc' }, 5] },
    { list: [{ word: '' }, { word: '' }] },
    ['“Word” is longer than 2 letters.', 'its data is not an object.'],
  ],
  [{ other: 1, __proto__: { words: 'a' } }, {}, []],
])('%j is read as %j', (raw, expected, sentences) => {
  const complaints: string[] = [];
  expect(readData(shape, raw, (sentence) => complaints.push(sentence))).toEqual({ ...empty, ...expected });
  expect(complaints).toEqual(sentences);
});
