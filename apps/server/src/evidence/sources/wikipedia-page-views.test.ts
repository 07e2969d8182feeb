import { expect, test } from 'vitest';
import { makeWikipediaPageViews } from './wikipedia-page-views.ts';

const { normalise } = makeWikipediaPageViews({ userAgent: 'test' });
const year = { from: '2025-01-01', to: '2025-12-31' };

test.each([
  ['electric  bicycle ', 'Electric_bicycle'],
  ['Ärzte', 'Ärzte'],
  ['AC/DC', 'AC/DC'],
  ['éclair', 'Éclair'],
])('“%s” is the article %s', (article, title) => {
  expect(normalise({ article, ...year })).toEqual({ article: title, ...year, every: 'day' });
});

test.each(['', '  ', 'a|b', 'a[b]', 'a#b', 'a\u0000b', 'x'.repeat(256)])('“%s” is no title', (article) => {
  expect(normalise({ article, ...year })).toBeNull();
});

test.each([
  ['before the count began', '2010-01-01', '2016-01-01', '2015-07-01', '2016-01-01'],
  ['one day', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01'],
])('%s', (_, from, to, first, last) => {
  expect(normalise({ article: 'A', from, to })).toMatchObject({ from: first, to: last });
});

test.each([
  ['2025-01-15', '2025-04-15', '2025-02-01', '2025-03-31'],
  ['2025-01-01', '2025-02-28', '2025-01-01', '2025-02-28'],
  ['2024-12-02', '2025-03-01', '2025-01-01', '2025-02-28'],
])('from %s to %s only whole months', (from, to, first, last) => {
  expect(normalise({ article: 'A', from, to, every: 'month' })).toMatchObject({ from: first, to: last });
});

test.each([
  ['2026-01-02', '2026-01-01'],
  ['2026-02-30', '2026-03-01'],
  ['yesterday', '2026-03-01'],
  ['2001-01-01', '2002-01-01'],
])('from %s to %s cannot be asked', (from, to) => {
  expect(normalise({ article: 'A', from, to })).toBeNull();
});

test('half a month has no whole one', () => {
  expect(normalise({ article: 'A', from: '2026-01-05', to: '2026-01-30', every: 'month' })).toBeNull();
});
