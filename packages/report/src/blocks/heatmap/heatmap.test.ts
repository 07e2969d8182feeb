import { describe, expect, it, test } from 'vitest';
import { reportToCsv } from '../../export/to-csv.ts';
import { toMarkdown } from '../../export/to-markdown.ts';
import { shapeProblems } from '../../shape-problems.ts';
import { sampledReport } from '../../testing/sampled-report.ts';
import type { HeatmapBlock } from './block.ts';
import { drawHeatmap } from './draw.ts';
import { heatmapPicture } from './picture.ts';
import { sample } from './sample.ts';
import { shadeDomain, shadeOf } from './shades.ts';

const texts = (block: HeatmapBlock, width: number) =>
  drawHeatmap(block, width).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const filled = (block: HeatmapBlock, width: number) =>
  drawHeatmap(block, width).marks.flatMap((mark) =>
    mark.kind === 'rect' && mark.fill === 'figure' && mark.height === 28 ? [mark] : [],
  );

describe('a triangle of 4 rows', () => {
  it('draws a filled cell for each that rests on enough, none for what is not reached', () => {
    // 4 + 3 + 2 of them; the fourth row has one cell, which rests on 11 of at least 20.
    expect(filled(sample, 640)).toHaveLength(9);
  });
  it('hatches the cell that rests on too few, and shows its value all the same', () => {
    const { marks } = drawHeatmap(sample, 640);
    expect(marks.filter((mark) => mark.kind === 'path' && mark.stroke === 'line-strong')).toHaveLength(2);
    expect(texts(sample, 640).filter((text) => text === '100%')).toHaveLength(5);
  });
  it('says what the hatching and the empty places mean, only where there are some', () => {
    expect(texts(sample, 640)).toEqual(
      expect.arrayContaining(['fewer than 20 customers', 'empty: not reached yet']),
    );
    const full = { ...sample, columns: ['0'], rows: sample.rows.slice(0, 1).map(first) };
    expect(texts(full, 640).join()).not.toMatch(/fewer|empty/);
    expect(texts({ ...sample, minimum: 1000 }, 640)).not.toContain('0%');
  });
  it('narrow: the name stands over its row, and percent drop their sign before they are left out', () => {
    const wide = { ...sample, columns: months(13), rows: [longRow(13)] };
    expect(texts(wide, 320)).toContain('72');
    // The legend keeps it.
    expect(texts(wide, 320).filter((text) => text === '72%')).toHaveLength(1);
    expect(texts({ ...wide, columns: months(24), rows: [longRow(24)] }, 320)).not.toContain('72');
    // A phone and fourteen months, as the worked example has: the letters are a size smaller, and there.
    const phone = { ...wide, columns: months(14), rows: [longRow(14)] };
    const cell = drawHeatmap({ ...phone, rows: [withFull(longRow(14))] }, 314).marks.find(
      (mark) => mark.kind === 'text' && mark.text === '100',
    );
    expect(cell).toMatchObject({ size: 11 });
    expect(filled(wide, 320).every(({ x, width }) => x + width <= 320)).toBe(true);
  });
});

test('shades run from zero to the highest, in five steps, and too few have no say', () => {
  expect([0, 0.19, 0.2, 0.99, 1].map((value) => shadeOf(value, shadeDomain(sample)))).toEqual([
    0.08, 0.08, 0.17, 0.44, 0.44,
  ]);
  const [row] = sample.rows;
  if (!row) throw new Error('The sample has lost its rows.');
  const odd = { ...sample, rows: [row, { label: 'x', count: 1, cells: [{ value: 50, count: 1 }] }] };
  expect(shadeOf(1, shadeDomain(odd))).toBe(0.44);
});

test('in words: the last column that can be compared, what is thin, what is open', () => {
  expect(heatmapPicture.summary(sample, {})).toBe(
    '4 rows over 4 columns; at 2 months since (sample, not a company) from 58% (Sample group 1) to 60% (Sample group 2); 1 cell rests on fewer than 20 customers, hatched; 6 not reached yet, empty.',
  );
  expect(heatmapPicture.data(sample, {}).rows[3]?.cells).toEqual(
    ['Sample group 4', '11', '100% (11 of 11), too few', ...Array(3).fill('not reached yet')].map(
      (label) => ({
        label,
      }),
    ),
  );
});

test('Markdown has the triangle, a spreadsheet one row a cell', () => {
  const report = { ...sampledReport, blocks: [sample] };
  expect(toMarkdown(report)).toContain(
    '| Sample group 3 | 140 | 100% (140 of 140) | 78% (109 of 140) | not reached yet |',
  );
  expect(reportToCsv(report)).toContain('Sample group 3,1,0.78,share,140,count,\r\n');
  expect(reportToCsv(report)).toContain('Sample group 4,0,1,share,11,count,fewer than 20\r\n');
  expect(reportToCsv(report)).toContain('Sample group 4,1,,,,,not reached yet\r\n');
});

test.each<[string, Partial<HeatmapBlock>, string]>([
  ['a row that is too short', { columns: ['0'] }, 'does not fit the columns'],
  ['no minimum', { minimum: 0 }, 'does not say how many'],
  [
    'a cell that is no number',
    { columns: ['0'], rows: [{ label: 'x', count: 1, cells: [{ value: Number.NaN, count: 1 }] }] },
    'row x has a broken cell',
  ],
])('%s is a problem', (_, change, problem) => {
  expect(shapeProblems({ ...sample, ...change }, sampledReport).join(' ')).toContain(problem);
});

function first<R extends { readonly cells: readonly unknown[] }>(row: R): R {
  return { ...row, cells: row.cells.slice(0, 1) };
}
function months(count: number): string[] {
  return Array.from({ length: count }, (_, at) => String(at));
}
function withFull<R extends { readonly cells: readonly object[] }>(row: R): R {
  return { ...row, cells: row.cells.map((cell, at) => (at === 0 ? { ...cell, value: 1 } : cell)) };
}
function longRow(count: number) {
  return { label: 'Long', count: 100, cells: months(count).map(() => ({ value: 0.72, count: 100 })) };
}
