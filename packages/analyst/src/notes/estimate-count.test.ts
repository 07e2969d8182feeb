import type { Population, Rate } from '@slipway/knowledge';
import { describe, expect, test } from 'vitest';
import { estimateCounts } from './estimate-count.ts';

const rate = (label: string, aka: readonly string[], rich: readonly [number, number]): Rate => ({
  id: label,
  label,
  aka,
  unit: 'places',
  rich,
  elsewhere: [rich[0] / 4, rich[1] / 4],
});
const people = (iso: string, millions: number, income: Population['income']): Population => ({
  iso,
  people: millions * 1e6,
  income,
});
const known = {
  rates: [
    rate('choirs', ['choir', 'choral society'], [100, 400]),
    rate('hotels', ['hotel', 'hotelier'], [200, 800]),
    rate('funeral homes', ['funeral home', 'undertaker'], [40, 160]),
  ],
  populations: [
    people('GB', 70, 'high'),
    people('KE', 50, 'lower middle'),
    people('MX', 130, 'upper middle'),
  ],
};
const spanOf = (payer: string, place: string | null) =>
  estimateCounts(payer, place, known).map(({ estimate, isOfPayer, label }) => ({
    label,
    isOfPayer,
    span: [estimate?.low, estimate?.high],
  }));

describe('how many there may be', () => {
  test('by any of its names, in any number', () => {
    for (const payer of ['choirs', 'Choir', 'choral societies'])
      expect(spanOf(payer, 'GB')).toEqual([{ label: 'choirs', isOfPayer: true, span: [7000, 28_000] }]);
  });
  test('two groups that both pay are added', () => {
    expect(spanOf('funeral homes and hotels', 'GB')).toEqual([
      { label: 'funeral homes and hotels', isOfPayer: true, span: [16_800, 67_200] },
    ]);
  });
  test('a part of a group is not the group', () => {
    expect(spanOf('small choirs', 'GB')[0]?.isOfPayer).toBe(false);
    expect(spanOf('choirs with over 40 singers', 'GB')[0]?.isOfPayer).toBe(false);
  });
  test('where income is lower the other rate counts, and between them the middle', () => {
    expect(spanOf('hotels', 'KE')[0]?.span).toEqual([2500, 10_000]);
    expect(spanOf('hotels', 'MX')[0]?.span).toEqual([13_000, 52_000]);
  });
  test.each([
    ['bakers', 'GB'],
    ['choirs and bakers', 'GB'],
    ['choirs', 'XX'],
    ['choirs', null],
    ['', 'GB'],
  ])('nothing is estimated for %s in %s', (payer, place) => {
    expect(spanOf(payer, place)).toEqual([]);
  });
});
