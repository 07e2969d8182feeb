import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { pageOf, sectionOf } from '../testing/pages.ts';
import { linkFigures } from './link-figures.ts';
import { placeRest } from './place-rest.ts';

const kinds = Object.keys(sectionKinds) as SectionKindId[];
const of = (...names: readonly string[]) => names.map((kind) => ({ kind }));
const place = (planned: readonly string[], others: readonly string[]) =>
  placeRest(of(...planned), of(...others)).map(({ kind }) => kind);

test.each<[string, string[], string[], string[]]>([
  ['nothing else', ['hero', 'faq', 'footer'], [], ['hero', 'faq', 'footer']],
  [
    'what explains comes after the second section',
    ['hero', 'price-list', 'place', 'footer'],
    ['solution', 'problem'],
    ['hero', 'price-list', 'problem', 'solution', 'place', 'footer'],
  ],
  [
    'what answers comes before the end, in its order',
    ['hero', 'features', 'call-to-action', 'footer'],
    ['faq', 'pricing', 'team', 'schedule'],
    ['hero', 'features', 'schedule', 'pricing', 'team', 'faq', 'call-to-action', 'footer'],
  ],
  [
    'a form that the design does not plan stands behind the others, before the footer',
    ['hero', 'faq', 'footer'],
    ['waitlist-form', 'logos'],
    ['hero', 'faq', 'logos', 'waitlist-form', 'footer'],
  ],
  ['a design of one section', ['hero'], ['problem', 'place'], ['hero', 'problem', 'place']],
  ['a footer is last, wherever it was', ['footer', 'hero'], ['faq'], ['hero', 'faq', 'footer']],
])('%s', (_, planned, others, expected) => {
  expect(place(planned, others)).toEqual(expected);
});

test('the design’s own sections keep their order, and nothing comes twice', () => {
  const early = ['problem', 'solution', 'features', 'how-it-works'];
  const ends = ['waitlist-form', 'call-to-action', 'footer'];
  fc.assert(
    fc.property(fc.shuffledSubarray(kinds), fc.shuffledSubarray(kinds), (planned, all) => {
      const others = all.filter((kind) => !planned.includes(kind));
      const placed = place(planned, others);
      const isBody = (kind: string) => !ends.includes(kind);
      expect(placed.filter((kind) => planned.includes(kind as SectionKindId) && isBody(kind))).toEqual(
        planned.filter(isBody),
      );
      expect(new Set(placed).size).toBe(placed.length);
      const lastEarly = placed.findLastIndex(
        (kind) => others.includes(kind as SectionKindId) && early.includes(kind),
      );
      if (lastEarly >= 0)
        expect(planned.filter(isBody).indexOf(placed[lastEarly + 1] as SectionKindId)).not.toBe(0);
      expect(placed.indexOf('footer')).toBe(placed.includes('footer') ? placed.length - 1 : -1);
    }),
  );
});

test('a number is written down for each section that shows it, and for no other', () => {
  const page = pageOf([
    sectionOf('hero', 'h', { heading: 'From $40 a month' }),
    sectionOf('pricing', 'p', { plans: [{ name: 'One', price: '$40', per: 'per month' }] }),
    sectionOf('faq', 'f', { items: [{ question: 'Why?', answer: 'Because.' }] }),
  ]);
  const took = [
    { label: 'Price', text: '$40' },
    { label: 'Interviews', text: '14' },
  ];
  expect(linkFigures(page, took).figures).toEqual([
    { section: 'section-h', label: 'Price', text: '$40' },
    { section: 'section-p', label: 'Price', text: '$40' },
  ]);
  expect(linkFigures(page, [{ label: 'Interviews', text: '14' }])).toBe(page);
  expect(linkFigures(page)).toBe(page);
});
