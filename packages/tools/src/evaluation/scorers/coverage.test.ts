import type { Block } from '@slipway/report';
import { expect, test } from 'vitest';
import { findContradictions, findEmptySections } from './coverage.ts';
import { listOf, reportOf, says } from './report-in-test.ts';

const boxes = (...items: readonly string[]): Block => ({
  id: 'sheet',
  kind: 'boxes',
  title: 'The sheet',
  movable: true,
  boxes: [
    {
      id: 'strengths',
      label: 'Strengths',
      hint: '',
      tone: 'good',
      items: items.map((id) => ({ id, statement: says(`item:${id}`, 'Yes.'), figures: [], weight: '' })),
      empty: says('empty:strengths', 'What speaks for you?'),
    },
  ],
});

test('a box, a list or a report with nothing in it is found', () => {
  expect(findEmptySections(reportOf([boxes(), listOf()]))).toEqual(['The sheet: Strengths', 'list']);
  expect(findEmptySections(reportOf([]))).toEqual(['the whole report']);
  expect(findEmptySections(reportOf([boxes('price-low'), listOf(says('a', 'Yes.'))]))).toEqual([]);
});

test('two rules that exclude each other must not both speak', () => {
  const pairs = [['price-low', 'price-high']] as const;
  expect(findContradictions(reportOf([boxes('price-low-weave', 'price-high')]), pairs)).toEqual([
    'price-low and price-high',
  ]);
  expect(findContradictions(reportOf([boxes('price-low', 'season')]), pairs)).toEqual([]);
});

test('a rule is known by the longest id that fits', () => {
  const pairs = [['price', 'season']] as const;
  const report = reportOf([boxes('price-low', 'season')]);
  expect(findContradictions(report, pairs)).toEqual(['price and season']);
  expect(findContradictions(report, pairs, ['price', 'price-low', 'season'])).toEqual([]);
});
