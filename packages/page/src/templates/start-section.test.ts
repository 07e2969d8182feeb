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
