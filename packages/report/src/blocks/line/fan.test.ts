import { describe, expect, it, test } from 'vitest';
import { areaBetween } from '../../geometry/paths.ts';
import { shapeProblems } from '../../shape-problems.ts';
import { sampledReport } from '../../testing/sampled-report.ts';
import type { FanBand, LineBlock } from './block.ts';
import { drawLines } from './draw.ts';
import { kind } from './kind.ts';
import { linePicture } from './picture.ts';
import { sample } from './sample.ts';

const [series] = sample.series;
if (!series) throw new Error('The sample has lost its series.');

test('an area is closed, and parted where an end is not known', () => {
  const at = (x: number, y: number) => ({ x, y });
  expect(areaBetween([at(0, 1), at(1, 1)], [at(0, 5), at(1, 6)])).toBe('M0 1L1 1L1 6L0 5Z');
  expect(areaBetween([at(0, 1), null, at(2, 1)], [at(0, 5), at(1, 5), at(2, 5)])).toBe('');
});

describe('a fan of two bands', () => {
  const { marks } = drawLines(sample, 640);
  it('the wide one lies under the narrow one, and the line over both', () => {
    const areas = marks.flatMap((mark) =>
      mark.kind === 'path' && mark.fill === 'figure' ? [mark.opacity] : [],
    );
    expect(areas).toEqual([0.12, 0.26]);
    const last = marks.findLastIndex((mark) => mark.kind === 'path' && mark.fill === 'figure');
    const firstLine = marks.findIndex((mark) => mark.kind === 'path' && mark.width === 2);
    expect(firstLine).toBeGreaterThan(last);
  });
  it('what was observed is solid, the forecast dashed and open at its end, and the two meet', () => {
    const [was, will] = marks.filter((mark) => mark.kind === 'path' && mark.width === 2);
    if (was?.kind !== 'path' || will?.kind !== 'path') throw new Error('There are no two lines.');
    expect([was.dash, will.dash]).toEqual(['solid', 'dashed']);
    expect(will.d.slice(1).split('L')[0]).toBe(was.d.split('L').at(-1));
    expect(marks).toContainEqual(expect.objectContaining({ kind: 'point', hollow: true }));
  });
  it('says where the forecast begins and what each band is', () => {
    const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(texts).toEqual(
      expect.arrayContaining(['forecast from 2026-05', '80% of the sample’s runs', '95% of them']),
    );
  });
  it('the axis reaches the end of the widest', () => {
    const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(texts).toContain('$15,000');
  });
});

test('a band that has shrunk to one number is said once, by the widest', () => {
  const of = (label: string, high: number): FanBand => ({ label, low: [1000, 0], high: [2000, high] });
  const said = (...bands: FanBand[]) =>
    linePicture.summary({ ...sample, x: ['a', 'b'], series: [{ ...series, values: [1500, 0], bands }] }, {});
  expect(said(of('half', 0), of('most', 0))).toContain('In b, most: $0.');
  expect(said(of('half', 0), of('most', 0))).not.toContain('half');
  expect(said(of('half', 0), of('most', 900))).toContain('In b, half: $0. In b, most: $0 to $900.');
});

test('what is projected is said in three digits, what was counted as it was', () => {
  const to = (values: readonly number[], more: object) =>
    ({ ...series, unit: 'count', values, ...more }) as const;
  const block: LineBlock = {
    ...sample,
    x: ['a', 'b'],
    series: [
      to([123_456, 123_457], { label: 'Counted', projected: false, bands: [] }),
      to([559_989, 559_989], {
        label: 'Foreseen',
        projected: true,
        bands: [{ label: 'half', low: [0, 95_464], high: [0, 452_281] }],
      }),
    ],
  };
  expect(linePicture.summary(block, {})).toMatch(
    /^Counted: 123,456 in a to 123,457 in b\. Foreseen \(projected\): 560,000 in a to 560,000 in b\..* half: 95,500 to 452,000\.$/,
  );
});

test('at the end of a line the name is cut where both have no room, never the number', () => {
  const { forecastFrom: _, ...plain } = sample;
  const block: LineBlock = {
    ...plain,
    x: ['a', 'b'],
    series: [
      { ...series, label: 'A name of many letters', values: [1, 328_260], projected: true, bands: [] },
      { ...series, label: 'Trend', values: [1, 488_581], projected: true, bands: [] },
    ],
  };
  const ends = (width: number) =>
    drawLines(block, width).marks.flatMap((mark) =>
      mark.kind === 'text' && mark.strong && mark.text.endsWith('000') ? [mark.text] : [],
    );
  expect(ends(900)).toEqual(['Trend $489,000', 'A name of many letters $328,000']);
  expect(ends(320)).toEqual(['Trend $489,000', expect.stringMatching(/^A.*… \$328,000$/u)]);
});

test('in words and in the table', () => {
  expect(linePicture.summary(sample, {})).toBe(
    'Sample revenue: $4,000 in 2026-01 to $8,000 in 2026-07, 1 gap. Forecast from 2026-05. In 2026-07, 80% of the sample’s runs: $6,800 to $9,500. In 2026-07, 95% of them: $5,500 to $11,400.',
  );
  const { columns, rows } = linePicture.data(sample, {});
  expect(columns.map(({ label }) => label)).toEqual([
    '',
    'Sample revenue',
    '80% of the sample’s runs',
    '95% of them',
  ]);
  expect(rows[0]?.cells[2]).toEqual({ label: '–' });
  expect(rows[6]?.cells[2]).toEqual({ label: '$6,800 to $9,500' });
  expect(kind.numbers(sample, sampledReport)).toContainEqual({
    value: 11_400,
    unit: 'money/month',
    currency: 'USD',
  });
});

const withBand = (change: Partial<FanBand>): LineBlock => ({
  ...sample,
  series: [{ ...series, bands: (series.bands ?? []).map((band) => ({ ...band, ...change })) }],
});
test.each<[string, LineBlock, string]>([
  ['a band that is too short', withBand({ low: [] }), 'a low and a high end a step'],
  ['ends that are crossed', withBand({ low: Array(7).fill(2), high: Array(7).fill(1) }), 'a low and a high'],
  ['one end without the other', withBand({ low: Array(7).fill(null) }), 'a low and a high'],
  ['a forecast after the last step', { ...sample, forecastFrom: 7 }, 'begins outside'],
])('%s is a problem', (_, block, problem) => {
  expect(shapeProblems(block, sampledReport).join(' ')).toContain(problem);
});
