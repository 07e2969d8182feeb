import { describe, expect, it, test } from 'vitest';
import { shapeProblems } from '../../shape-problems.ts';
import { make, paths } from '../../testing/drawn.ts';
import { sampledReport } from '../../testing/sampled-report.ts';
import type { ScatterBlock } from './block.ts';
import { drawScatter } from './draw.ts';
import { placeLabels } from './labels.ts';
import { scatterPicture } from './picture.ts';
import { sample } from './sample.ts';

const axis = (label: string) => ({ label, unit: 'points' }) as const;
const block: ScatterBlock = {
  id: 's',
  kind: 'scatter',
  x: axis('Price'),
  y: axis('Reviews'),
  points: [
    { label: 'Ours', x: 'a', y: 'b', isYou: true },
    { label: 'Near', x: 'c', y: 'd' },
    { label: 'Far', x: 'e', y: 'f' },
  ],
};
const figures = make({ a: 50, b: 50, c: 40, d: 60, e: 100, f: 0 });

describe('places', () => {
  const { marks } = drawScatter(block, figures, 400);
  const points = marks.filter((mark) => mark.kind === 'point');
  it('across from zero to the highest tick, and up', () => {
    const [ours, , far] = points;
    expect(far?.x).toBe(386);
    expect((ours?.x ?? 0) - 24).toBeCloseTo((386 - 24) / 2, 0);
  });
  it('the founder’s own differs by shape and leads to both axes', () => {
    expect(points.map(({ shape }) => shape)).toEqual(['diamond', 'circle', 'circle']);
    expect(paths(drawScatter(block, figures, 400), 'signal')).toHaveLength(2);
    expect(marks).toContainEqual(expect.objectContaining({ text: 'You are here: Ours', strong: true }));
  });
});

test('a point without a figure is not drawn, and is named', () => {
  const some = make({ a: 50, b: 50, c: null, d: 60, e: 100, f: 0 });
  expect(drawScatter(block, some, 400).marks.filter(({ kind }) => kind === 'point')).toHaveLength(2);
  expect(scatterPicture.summary(block, some)).toBe(
    '2 points by Price (across) and Reviews (up); you are at 50 and 50, nearest to Far; without a place, because a figure is not known: Near.',
  );
  expect(scatterPicture.summary({ ...block, without: ['Elsewhere'] }, some)).toContain(
    'not known: Near, Elsewhere.',
  );
});

test('a name that would cover another becomes a number, and is in the key', () => {
  const field = { left: 0, right: 200, top: 0, bottom: 60 };
  const crowd = Array.from({ length: 6 }, (_, at) => ({
    x: 100,
    y: 30,
    r: 5,
    label: `A rather long name ${at}`,
    isYou: at === 5,
  }));
  const { marks, key } = placeLabels(crowd, field);
  expect(marks).toContainEqual(expect.objectContaining({ text: 'A rather long name 5' }));
  expect(key.length).toBeGreaterThan(0);
  expect(key[0]).toMatch(/^1 A rather/);
  const boxes = marks.flatMap((mark) => (mark.kind === 'text' ? [`${mark.x} ${mark.y}`] : []));
  expect(new Set(boxes).size).toBe(boxes.length);
});

test('the table holds both figures of each, and says which is yours', () => {
  expect(scatterPicture.data(block, figures).rows[0]?.cells).toEqual([
    { label: 'Ours (you)' },
    { figure: 'a' },
    { figure: 'b' },
  ]);
});

test.each<[string, Partial<ScatterBlock>, string]>([
  ['two of a name', { points: [...sample.points, ...sample.points] }, 'two points are called'],
  ['two of you', { points: sample.points.map((one) => ({ ...one, isYou: true })) }, 'you are in two places'],
  ['another unit', { x: axis('Price') }, 'is not measured in the units of the axes'],
])('%s is a problem', (_, change, problem) => {
  expect(shapeProblems({ ...sample, ...change }, sampledReport).join(' ')).toContain(problem);
});
