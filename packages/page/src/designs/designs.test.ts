import { expect, test } from 'vitest';
import { findWeakPairs } from '../lint/find-weak-pairs.ts';
import { oklchToHex } from '../theme/oklch.ts';
import { designTheme } from '../theme/theme.ts';
import { designs } from './designs.gen.ts';
import { designIds } from './ids.gen.ts';

const pairsOf = designIds.flatMap((one, at) => designIds.slice(at + 1).map((other) => [one, other] as const));
/** Every fifth degree of hue, from grey to strong. */
const brands = Array.from({ length: 72 }, (_, at) => at * 5).flatMap((h) =>
  [0.02, 0.06, 0.105, 0.2].map((c) => oklchToHex({ l: 0.6, c, h })),
);

test('there are sixteen designs', () => {
  expect(designIds).toHaveLength(16);
});

test.each(designIds)('%s: every text is readable on its ground for any brand colour', (design) => {
  const weak = [null, ...brands].flatMap((brand) =>
    findWeakPairs({ design, theme: { ...designTheme, brand } }).map((sentence) => `${brand}: ${sentence}`),
  );
  expect(weak).toEqual([]);
});

test.each(pairsOf)('%s and %s are no recolour of each other', (one, other) => {
  const [a, b] = [designs[one], designs[other]];
  const order = (id: typeof a) =>
    id.sections
      .slice(0, 3)
      .map(({ kind }) => kind)
      .join();
  if (a.sections.length > 3 || b.sections.length > 3) expect(order(a)).not.toBe(order(b));
  expect(a.renders.hero).toBeDefined();
  const layout = ({ card }: typeof a) => [card.width, card.heroSpans, card.align, card.largestPx].join();
  expect(layout(a)).not.toBe(layout(b));
  const shape = ({ card, faces }: typeof a) => [card.radiusPx, card.line, faces.display, card.imagery];
  const differing = shape(a).filter((value, at) => value !== shape(b)[at]);
  expect(differing.length).toBeGreaterThanOrEqual(2);
});

test('a kind of picture leads at most three designs, and a centred opening at most three', () => {
  const count = (values: readonly string[]) =>
    Math.max(...values.map((value) => values.filter((one) => one === value).length));
  expect(count(designIds.map((id) => designs[id].card.imagery))).toBeLessThanOrEqual(3);
  expect(designIds.filter((id) => designs[id].card.align === 'centred').length).toBeLessThanOrEqual(3);
});

test.each(designIds)('%s: its style sheet has its breakpoints, no raw colour and nothing to load', (id) => {
  const { css, card } = designs[id];
  expect(css).toContain('@media');
  expect(css).toContain(`${card.largestPx[2]}px`);
  expect(css).not.toMatch(/#[\da-f]{3,8}\b|rgba?\(|hsla?\(|url\(|@import/i);
});

test.each(pairsOf)('%s and %s write no kind of section alike', (one, other) => {
  const sources = (id: typeof one) => Object.values(designs[id].renders).map(String);
  expect(sources(one).filter((source) => sources(other).includes(source))).toEqual([]);
});

test.each(designIds)('%s: writes the kinds that make its grammar itself', (id) => {
  const { renders, sections } = designs[id];
  const own = sections.filter(({ kind }) => renders[kind] !== undefined);
  expect(own.length).toBeGreaterThanOrEqual(Math.min(4, sections.length - 1));
});

test.each(designIds)('%s says whether its style sheet numbers the headings of all sections', (id) => {
  const { css, numbersHeadings } = designs[id];
  const counts = /(?:^|\})[^{}]*\bh2\{[^}]*counter-increment/m.test(css);
  expect(numbersHeadings ?? false).toBe(counts);
});
