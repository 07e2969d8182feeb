import type { Figure } from '@slipway/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BlockOf } from '../block.ts';
import type { Drawing } from '../geometry/drawing.ts';
import type { Figures } from '../geometry/figures.ts';
import { drawBandStrip, drawTrail } from './cards/picture.ts';
import { everyPicture } from './every-picture.gen.ts';
import type { Picture } from './picture.ts';

type DrawnBlock = BlockOf<keyof typeof everyPicture>;
function pictureOf(block: DrawnBlock): Picture<DrawnBlock> {
  return everyPicture[block.kind];
}

/** As odd as a report can be: nothing, zero, negative, tiny, larger than any market. */
const value = fc.oneof(
  fc.constantFrom(null, 0, -1, 1e-12, 1e15, -1e15, 0.5, 10),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
);
const label = fc.string({ maxLength: 60 });
const width = fc.integer({ min: 240, max: 1200 });
const why = { id: 'w', text: 'w', evidence: [] };
const ids = ['a', 'b', 'c', 'd', 'e'] as const;

const figures: fc.Arbitrary<Figures> = fc
  .array(fc.tuple(value, fc.option(fc.tuple(value, value)), label), { minLength: 5, maxLength: 5 })
  .map((rows) =>
    Object.fromEntries(
      rows.map(([amount, range, name], at): [string, Figure] => {
        const id = ids[at] ?? 'a';
        const span = range && {
          low: Math.min(range[0] ?? 0, range[1] ?? 0),
          high: Math.max(range[0] ?? 0, range[1] ?? 0),
          means: 'm',
        };
        return [
          id,
          {
            id,
            label: name,
            value: amount,
            unit: 'money',
            currency: 'USD',
            provenance: { kind: 'measured', field: 'f' },
            ...(span && { range: span }),
          },
        ];
      }),
    ),
  );

const charts: fc.Arbitrary<readonly DrawnBlock[]> = fc
  .tuple(label, value, fc.array(value, { minLength: 1, maxLength: 5 }))
  .map(([name, amount, row]): readonly DrawnBlock[] => [
    {
      kind: 'score',
      id: '1',
      figure: 'a',
      max: 100,
      bands: [{ label: name, from: 0, to: 40, tone: 'poor' }],
      caps: [{ at: amount ?? 0, why }],
    },
    {
      kind: 'bars',
      id: '2',
      max: 10,
      rows: ids.map((figure) => ({ label: name, figure, ceiling: { at: amount ?? 4, label: name } })),
    },
    {
      kind: 'compare',
      id: 'compared',
      sides: ['A', 'B', 'C'].map((key) => ({ key, name, word: null, tone: 'plain' })),
      rows: [
        { label: name, figures: ['a', 'b', 'c'] },
        { label: name, figures: ['d', null, 'e'], max: 10 },
      ],
    },
    {
      kind: 'radar',
      id: '3',
      max: 10,
      axes: ids.map(() => ({ label: name, short: name })),
      series: [
        { label: name, figures: ids },
        { label: name, figures: ids },
      ],
    },
    {
      kind: 'line',
      id: '4',
      x: row.map(() => name),
      series: [
        {
          label: name,
          unit: 'money',
          currency: 'USD',
          values: row,
          bands: [{ label: name, low: row, high: row }],
          provenance: { kind: 'measured', field: 'f' },
        },
      ],
      forecastFrom: 0,
    },
    {
      kind: 'waterfall',
      id: '5',
      steps: ids.map((figure, at) => ({
        label: name,
        figure,
        role: (['start', 'up', 'down', 'up', 'total'] as const)[at] ?? 'up',
      })),
    },
    {
      kind: 'tornado',
      id: '6',
      outcome: 'a',
      rows: [{ label: name, low: 'b', high: 'c', from: 'd', to: 'e' }],
    },
    {
      kind: 'heatmap',
      id: '10',
      unit: 'money',
      currency: 'USD',
      rowName: name,
      columnName: name,
      columns: row.map(() => name),
      rows: [
        { label: name, count: 9, cells: row.map((cell, at) => (at > 2 ? null : { value: cell, count: at })) },
      ],
      noun: 'customers',
      minimum: 1,
      provenance: { kind: 'measured', field: 'f' },
    },
    {
      kind: 'scatter',
      id: '11',
      x: { label: name, unit: 'money', currency: 'USD' },
      y: { label: name, unit: 'money', currency: 'USD' },
      points: [
        { label: name, x: 'a', y: 'b', isYou: true },
        { label: `${name} 2`, x: 'c', y: 'd' },
        { label: `${name} 3`, x: 'd', y: 'c' },
      ],
    },
    {
      kind: 'swatches',
      id: '12',
      swatches: [{ name, hex: '#12324a' }],
      texts: [{ name, hex: '#ffffff' }],
      provenance: { kind: 'measured', field: 'f' },
    },
    {
      kind: 'dial',
      id: '9',
      label: name,
      figure: 'a',
      max: 100,
      bands: [{ label: name, from: 0, to: 40, tone: 'poor' }],
    },
    { kind: 'rings', id: '7', rings: ids.slice(0, 3).map((figure) => ({ label: name, figure, note: why })) },
    {
      kind: 'distribution',
      id: '8',
      unit: 'money',
      currency: 'USD',
      draws: 10,
      seed: 1,
      bins: row.map((count, at) => ({ from: at, to: at + 1, count: Math.abs(count ?? 0) })),
      marks: [{ label: name, figure: 'a' }],
      provenance: { kind: 'measured', field: 'f' },
    },
  ]);

/** Every number of a drawing, those inside its paths too. */
function listNumbers({ width: wide, height, marks }: Drawing): number[] {
  return [
    wide,
    height,
    ...marks.flatMap((mark) =>
      mark.kind === 'path'
        ? // "7-5" are two numbers; a word such as NaN stays one and is none.
          mark.d
            .replace(/-/g, ' -')
            .split(/[MLHVAZhvalz\s]+/)
            .filter(Boolean)
            .map(Number)
        : Object.values(mark).filter((part) => typeof part === 'number'),
    ),
  ];
}

it('whatever the values, a drawing holds real places only, and its bars stay on the sheet', () => {
  fc.assert(
    fc.property(charts, figures, width, (blocks, all, wide) => {
      for (const block of blocks)
        for (const drawing of pictureOf(block).draw(block, all, wide)) {
          expect(listNumbers(drawing).every(Number.isFinite), block.kind).toBe(true);
          for (const mark of drawing.marks)
            if (mark.kind === 'rect') {
              expect(mark.x, block.kind).toBeGreaterThanOrEqual(-0.01);
              expect(mark.x + mark.width, block.kind).toBeLessThanOrEqual(wide + 2.01);
              expect(Math.min(mark.width, mark.height), block.kind).toBeGreaterThanOrEqual(0);
            }
        }
    }),
    { numRuns: 50 },
  );
});

it('cards too', () => {
  fc.assert(
    fc.property(figures, width, fc.array(value), value, value, (all, wide, trail, from, to) => {
      const card = { figure: 'a', bands: [{ label: 'x', from, to, tone: 'good' }] } as const;
      for (const drawing of [drawBandStrip(card, all, wide), drawTrail(trail, wide)])
        if (drawing) expect(listNumbers(drawing).every(Number.isFinite)).toBe(true);
    }),
  );
});

it('every chart has words and a table with one row a datum', () => {
  fc.assert(
    fc.property(charts, figures, (blocks, all) => {
      for (const block of blocks) {
        expect(pictureOf(block).summary(block, all)).toMatch(/\.$/);
        const { columns, rows } = pictureOf(block).data(block, all);
        expect(rows.every(({ cells }) => cells.length === columns.length)).toBe(true);
        expect(rows.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 30 },
  );
});

it('the same block gives the same drawing', () => {
  const [blocks] = fc.sample(charts, { numRuns: 1, seed: 7 });
  const [all] = fc.sample(figures, { numRuns: 1, seed: 7 });
  if (!blocks || !all) throw new Error('No sample');
  expect(blocks.map(({ kind }) => kind).sort()).toEqual(Object.keys(everyPicture).sort());
  for (const block of blocks)
    expect(pictureOf(block).draw(block, all, 640)).toEqual(pictureOf(block).draw(block, all, 640));
});
