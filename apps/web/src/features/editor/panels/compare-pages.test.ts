import { expect, test } from 'vitest';
import { pageOf, sectionOf } from '../../../../../../packages/page/src/testing/pages.ts';
import { comparePages } from './compare-pages.ts';

const [a, b, c, d] = [
  sectionOf('hero', 'a', { heading: 'Seals' }),
  sectionOf('faq', 'b'),
  sectionOf('team', 'c'),
  sectionOf('footer', 'd'),
];
const then = pageOf([a, b, c, d]);

test('the same page has no difference, whatever its dates', () => {
  const touched = { ...a, updatedAt: '2026-11-16T12:00:00.000Z' };
  expect(comparePages(then, pageOf([touched, b, c, d])).changes).toEqual([]);
});

test('names what was added, changed, moved and removed', () => {
  const changed = { ...a, data: { ...a.data, heading: 'Seals by noon' } };
  const added = sectionOf('logos', 'e');
  const { changes, changedThen, changedNow } = comparePages(then, pageOf([d, changed, c, added]));
  expect(changes).toEqual([
    'Moved: Footer',
    'Changed: Opening: Seals by noon',
    'Added: Names and logos',
    'Removed: Questions',
  ]);
  expect([...changedThen].toSorted()).toEqual([a.id, b.id, d.id]);
  expect([...changedNow].toSorted()).toEqual([a.id, d.id, added.id]);
});

test('one section that moved is one move, not three', () => {
  expect(comparePages(then, pageOf([b, c, d, a])).changes).toEqual(['Moved: Opening: Seals']);
});

test('another design or colour is said', () => {
  const other = pageOf([a, b, c, d], { design: 'console', theme: { ...then.theme, brand: '#aa3300' } });
  expect(comparePages(then, other).changes).toEqual([
    'The design is another one.',
    'Colours, type or spacing changed.',
  ]);
});
