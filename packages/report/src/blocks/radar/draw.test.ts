import { describe, expect, it } from 'vitest';
import { make, paths } from '../../testing/drawn.ts';
import { drawRadar } from './draw.ts';

describe('radar', () => {
  const axes = ['n', 'e', 's', 'w'].map((label) => ({ label, short: label }));
  const block = {
    kind: 'radar',
    id: 'r',
    max: 10,
    axes,
    series: [{ label: 'one', figures: ['a', 'b', 'c', 'd'] }],
  } as const;
  it('starts at the top and runs clockwise: radius 82 about (152, 124)', () => {
    const drawing = drawRadar(block, make({ a: 10, b: 5, c: 10, d: 0 }), 304);
    expect(paths(drawing, 'figure')).toEqual(['M152 42L193 124L152 206L152 124L152 42']);
  });
  it('leaves a gap for what is not known', () => {
    const drawing = drawRadar(block, make({ a: 10, b: null, c: 10, d: 0 }), 304);
    expect(paths(drawing, 'figure')).toEqual(['M152 42M152 206L152 124L152 42']);
  });
  it('draws a range along its axis', () => {
    const figures = {
      ...make({ a: 10, c: 10, d: 0 }),
      ...make({ b: null }, { range: { low: 5, high: 10, means: 'unknowns' } }),
    };
    expect(paths(drawRadar(block, figures, 304), 'brass')).toEqual(['M193 124L234 124']);
  });
});
