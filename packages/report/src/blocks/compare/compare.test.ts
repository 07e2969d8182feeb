import type { Figure } from '@slipway/core';
import { describe, expect, it, test } from 'vitest';
import { toMarkdown } from '../../export/to-markdown.ts';
import { shapeProblems } from '../../shape-problems.ts';
import { rects } from '../../testing/drawn.ts';
import { sampledReport } from '../../testing/sampled-report.ts';
import { drawCompareBar } from './draw.ts';
import { comparePicture } from './picture.ts';
import { rateRow } from './rate-row.ts';
import { sample } from './sample.ts';

const { figures } = sampledReport;
type Told = readonly [value: number | null, range?: readonly [number, number]];
const made = (unit: Figure['unit'], told: readonly Told[]): Record<string, Figure> =>
  Object.fromEntries(
    told.map(([value, range], at) => [
      `f${at}`,
      {
        id: `f${at}`,
        label: 'Score',
        value,
        unit,
        ...(range ? { range: { low: range[0], high: range[1], means: 'm' } } : {}),
        provenance: { kind: 'assumed', why: 'x' },
      },
    ]),
  );
const rate = (unit: Figure['unit'], told: readonly Told[], max?: number) =>
  rateRow(
    { label: 'Score', figures: told.map((_, at) => `f${at}`), ...(max === undefined ? {} : { max }) },
    made(unit, told),
  );

describe('how far the sides of a row are apart', () => {
  it.each<[string, Figure['unit'], readonly Told[], string | null, boolean]>([
    ['points', 'points', [[30], [48]], '18 points', false],
    ['shares differ by points', 'share', [[0.31], [0.05]], '26 points', false],
    ['four of them: highest and lowest', 'points', [[30], [48], [12], [40]], '36 points', false],
    [
      'ranges that touch',
      'points',
      [
        [30, [20, 45]],
        [48, [40, 60]],
      ],
      '18 points',
      true,
    ],
    [
      'ranges apart',
      'points',
      [
        [30, [20, 35]],
        [48, [40, 60]],
      ],
      '18 points',
      false,
    ],
    ['a range alone counts by its middle', 'points', [[30], [null, [40, 60]]], 'about 20 points', false],
    ['the same', 'points', [[30], [30]], null, false],
    ['only one has it', 'points', [[30], [null]], null, false],
    ['below nothing', 'count', [[-4], [6]], '10', false],
  ])('%s', (_, unit, told, says, overlaps) => {
    const { gap } = rate(unit, told);
    expect(gap?.says ?? null).toBe(says);
    expect(gap?.overlaps ?? false).toBe(overlaps);
  });

  it('is equal only where all read the same', () => {
    expect(rate('points', [[30], [30.2]]).isEqual).toBe(true);
    expect(rate('points', [[30], [null]]).isEqual).toBe(false);
  });
});

test('on a scale of 100 points in 102 px: bar, and what it has over the lowest', () => {
  const row = rate('points', [[30], [48]], 100);
  expect(rects(drawCompareBar(row, 0, 102), 'figure')).toEqual([[1, 2, 30, 12]]);
  expect(rects(drawCompareBar(row, 0, 102), 'signal')).toEqual([]);
  const lead = drawCompareBar(row, 1, 102);
  expect(rects(lead, 'figure')).toEqual([[1, 2, 48, 12]]);
  expect(lead.marks).toContainEqual({
    kind: 'rect',
    x: 31,
    y: 2,
    width: 18,
    height: 12,
    fill: 'sheet',
    stroke: 'signal',
  });
});

test('in words: how many differ, and where most', () => {
  expect(comparePicture.summary(sample, figures)).toBe(
    '2 figures differ, most of all Price: A has $90 a month more than B.',
  );
});

test('Markdown has a column a side and the difference', () => {
  const text = toMarkdown({ ...sampledReport, blocks: [sample] });
  expect(text).toContain('| Share | 31% | 5% | A +26 points |');
  expect(text).toContain('| Answer | Go | Test first |');
  const sides = sample.sides.map((side) => ({ ...side, word: null }));
  expect(toMarkdown({ ...sampledReport, blocks: [{ ...sample, sides }] })).not.toContain('| Answer |');
});

test.each([
  ['a row with one place for two sides', { figures: ['sample-health'] }, 'one place a side'],
  ['two units in a row', { figures: ['sample-health', 'sample-share-a'] }, 'more than one unit'],
])('%s is a problem', (_, row, problem) => {
  const block = { ...sample, rows: [{ label: 'Health', ...row }] };
  expect(shapeProblems(block, sampledReport).join(' ')).toContain(problem);
});
