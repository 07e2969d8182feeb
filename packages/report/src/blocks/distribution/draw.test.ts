import { expect, it } from 'vitest';
import { make, rects, said } from '../../testing/drawn.ts';
import { drawDistribution } from './draw.ts';

it('distribution: columns in proportion, tails outside the outer marks hatched', () => {
  const bins = [10, 20, 10].map((count, at) => ({ from: at * 10, to: at * 10 + 10, count }));
  const block = {
    kind: 'distribution',
    id: 'd',
    unit: 'points',
    draws: 40,
    seed: 1,
    bins,
    marks: [
      { label: 'P10', figure: 'p' },
      { label: 'P90', figure: 'q' },
    ],
    provenance: said,
  } as const;
  const drawing = drawDistribution(block, make({ p: 11, q: 19 }), 302);
  const inside = rects(drawing, 'figure');
  expect(inside).toHaveLength(1);
  expect(inside[0]?.[0]).toBe(101.5);
  expect(inside[0]?.[3]).toBe(150);
  expect(rects(drawing, 'wash').map(([, , , height]) => height)).toEqual([75, 75]);
});
