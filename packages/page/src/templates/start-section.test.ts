import { expect, test } from 'vitest';
import { apply } from '../commands/apply.ts';
import { lintPage } from '../lint/lint-page.ts';
import { isShown } from '../render/is-shown.ts';
import { getKind } from '../sections/get-kind.ts';
import { type SectionKindId, sectionKinds } from '../sections/kinds.gen.ts';
import { pageOf, sectionOf, still } from '../testing/pages.ts';
import { startSection } from './start-section.ts';

const kinds = Object.keys(sectionKinds) as SectionKindId[];
const book = { label: 'Book', href: 'https://x.example/' };
const page = pageOf([
  sectionOf('hero', 'h', { heading: 'Seals by photo', action: book }),
  sectionOf('pricing', 'p', { heading: 'Prices', plans: [{ name: 'One', price: '$9', per: 'a month' }] }),
]);
/** Whole as they are added; all others have blanks. */
const whole: readonly SectionKindId[] = ['waitlist-form', 'footer'];

test.each(kinds)(
  '%s: a new one is seen at once, and is not published before its blanks are filled',
  (kind) => {
    const data = startSection(page, kind);
    expect(Object.keys(data).filter((name) => !(name in getKind(kind).shape))).toEqual([]);
    const added = apply(page, { type: 'add', section: { kind, data } }, still());
    const section = added.sections.at(-1);
    expect(section && isShown(section)).toBe(true);
    const isBlocked = lintPage(added).some(({ section: id, blocks }) => id === section?.id && blocks);
    expect(isBlocked).toBe(!whole.includes(kind));
  },
);

test('it says what the page says already', () => {
  expect(startSection(page, 'call-to-action').action).toEqual(book);
  expect(startSection(page, 'comparison').ours).toBe('Sealfinder');
  expect(startSection(page, 'faq').items).toContainEqual({
    question: 'What does it cost?',
    answer: '$9 a month.',
  });
  const form = sectionOf('waitlist-form', 'w', { heading: 'Join' });
  expect(startSection(pageOf([form]), 'hero').action).toEqual({ label: 'Join the list', href: '#section-w' });
});

test.each<[string, Parameters<typeof pageOf>[0], unknown]>([
  ['the opening', [sectionOf('hero', 'h', { action: book }), sectionOf('waitlist-form', 'w')], book],
  [
    'the call to action, where the opening asks for nothing',
    [
      sectionOf('hero', 'h', { action: { label: 'Book', href: '' } }),
      sectionOf('call-to-action', 'c', { action: book }),
    ],
    book,
  ],
  ['the form', [sectionOf('waitlist-form', 'w')], { label: 'Join the list', href: '#section-w' }],
  ['nothing', [sectionOf('faq', 'f')], { label: '', href: '' }],
])('what a new section asks for is what the page asks for: %s', (_, sections, action) => {
  expect(startSection(pageOf(sections), 'call-to-action').action).toEqual(action);
});

test('a number, a price and a name are taken over, and a blank stands where there is none', () => {
  const phone = { label: '555', href: 'tel:555' };
  const known = pageOf([
    sectionOf('place', 'p', { address: 'Selma', phone }),
    sectionOf('pricing', 'q', {
      plans: [
        { price: '$9', per: '' },
        { price: '$90', per: 'a year' },
      ],
    }),
  ]);
  expect(startSection(known, 'footer').links).toEqual([{ link: phone }]);
  expect(JSON.stringify(startSection(known, 'pricing'))).toContain('"price":"$9"');
  const bare = pageOf([], { title: '' });
  expect(JSON.stringify(startSection(bare, 'pricing'))).toContain('[Price]');
  expect(JSON.stringify(startSection(bare, 'comparison'))).toContain('[Name]');
  expect(JSON.stringify(startSection(bare, 'footer'))).not.toContain('tel:');
});

test('of two forms, two places or two lists of plans the first counts', () => {
  const phone = (label: string) => ({ label, href: `tel:${label}` });
  const twice = pageOf([
    sectionOf('waitlist-form', 'v'),
    sectionOf('waitlist-form', 'w'),
    sectionOf('place', 'p', { phone: phone('555') }),
    sectionOf('place', 'q', { phone: phone('777') }),
    sectionOf('pricing', 'r', { plans: [{ price: '$9' }] }),
    sectionOf('pricing', 's', { plans: [{ price: '$99' }] }),
  ]);
  expect(startSection(twice, 'hero').action).toEqual({ label: 'Join the list', href: '#section-v' });
  expect(startSection(twice, 'footer').links).toEqual([{ link: phone('555') }]);
  expect(JSON.stringify(startSection(twice, 'pricing'))).toContain('"$9"');
});
