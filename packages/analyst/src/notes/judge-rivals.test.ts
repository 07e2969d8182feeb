import { expect, test } from 'vitest';
import { howRight, judgeRivals } from './judge-rivals.ts';
import type { NamedRival } from './named-rivals.ts';

const firm = (name: string, niche = 'water/wells') => ({
  id: `${niche} ${name}`,
  name,
  sells: '',
  does: '',
  pricing: '',
  niche,
  where: '',
  isSameJob: true,
  likely: 0.5,
});
const named = (name: string, best: number, more: Partial<NamedRival> = {}): NamedRival => ({
  rival: firm(name),
  best,
  together: 0.85 * best,
  agreed: 0.4,
  isOfPlace: false,
  by: [best],
  position: 0,
  ...more,
});
const row = (name: string, niche?: string) => ({ rival: firm(name, niche), nearness: [0.5, 0.3, 0.3, 1] });
const near = { nearest: 0.9, owners: 1, listed: 0.9, place: 'GB' };
const judged = (rows: Parameters<typeof judgeRivals>[0], all: readonly NamedRival[]) =>
  judgeRivals(rows, all, near, () => null, howRight);
const orderOf = (...all: readonly NamedRival[]) => judged([], all).map(({ name }) => name);

test('a firm of a nearer business is likelier, and one that more like businesses name', () => {
  expect(orderOf(named('Far', 0.3), named('Near', 0.9))).toEqual(['Near', 'Far']);
  expect(orderOf(named('One', 0.8), named('Both', 0.8, { agreed: 0.9, together: 0.9 }))).toEqual([
    'Both',
    'One',
  ]);
});

test('who works in one town meets firms noted for that country', () => {
  expect(orderOf(named('Abroad', 0.8), named('Here', 0.8, { isOfPlace: true }))).toEqual(['Here', 'Abroad']);
});

test('a firm found both ways is one, under either spelling', () => {
  const all = judged([row('OpusClip'), row('Opus Clip'), row('Other')], [named('Opus Clip', 0.8)]);
  expect(all.map(({ name }) => name).toSorted()).toEqual(['Opus Clip', 'OpusClip', 'Other'].slice(1));
});

test('in another industry that name may be another firm: the near business speaks for it', () => {
  const [first] = judged([row('Dew', 'law/wills')], [named('Dew', 0.8)]);
  expect(first?.niche).toBe('water/wells');
});
