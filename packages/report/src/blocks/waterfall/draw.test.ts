import { describe, expect, it } from 'vitest';
import { make, rects, textAt } from '../../testing/drawn.ts';
import { drawWaterfall, levelsOf } from './draw.ts';
import { waterfallPicture } from './picture.ts';

describe('waterfall', () => {
  const roles = [
    ['a', 'start'],
    ['b', 'up'],
    ['c', 'down'],
    ['d', 'total'],
  ] as const;
  const block = {
    kind: 'waterfall',
    id: 'w',
    steps: roles.map(([figure, role]) => ({ label: figure, figure, role })),
  } as const;
  it.each([[30], [-30]])('a step down takes away, whichever sign its figure has (%d)', (down) => {
    const levels = levelsOf(block, make({ a: 100, b: 50, c: down, d: 120 }));
    expect(levels.map(({ span }) => span)).toEqual([
      { from: 0, to: 100 },
      { from: 100, to: 150 },
      { from: 150, to: 120 },
      { from: 0, to: 120 },
    ]);
  });
  it('columns: 100 px each, 210 px for the highest level of 150', () => {
    const drawing = drawWaterfall(block, make({ a: 100, b: 50, c: 30, d: 120 }), 400);
    expect(rects(drawing, 'figure')).toEqual([
      [18, 96, 64, 140],
      [318, 68, 64, 168],
    ]);
    expect(rects(drawing, 'tide')).toEqual([[118, 26, 64, 70]]);
    expect(textAt(drawing, '−30')).toHaveLength(1);
  });
  it('what comes to nothing goes neither up nor down', () => {
    const drawing = drawWaterfall(block, make({ a: 100, b: 0, c: 0, d: 100 }), 400);
    expect(textAt(drawing, '0')).toHaveLength(2);
  });
  it('rounded parts that miss the total are said to be rounded', () => {
    const sayOf = (values: Record<string, number>) => waterfallPicture.summary(block, make(values));
    expect(sayOf({ a: 10.4, b: 5.4, c: 2, d: 13.8 })).toContain('The parts are rounded.');
    expect(sayOf({ a: 10.4, b: 5.4, c: 2.2, d: 13.6 })).toContain('The parts are rounded.');
    expect(sayOf({ a: 10, b: 5, c: 2, d: 13 })).not.toContain('rounded');
  });
  it('a long word is written smaller rather than cut', () => {
    const steps = ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'].map((figure) => ({
      label: 'Concentration',
      figure,
      role: 'up' as const,
    }));
    const drawing = drawWaterfall({ ...block, steps }, make({ a: 1, b: 2, c: 3, d: 4 }), 680);
    expect(textAt(drawing, 'Concentration')).toHaveLength(8);
  });
  it('rows where columns would be too narrow', () => {
    const drawing = drawWaterfall(block, make({ a: 100, b: 50, c: 30, d: 120 }), 152);
    expect(rects(drawing, 'figure')).toEqual([
      [1, 20, 100, 14],
      [1, 146, 120, 14],
    ]);
    expect(rects(drawing, 'tide')).toEqual([[101, 62, 50, 14]]);
  });
  it('a step that is not known leaves the level where it was', () => {
    expect(levelsOf(block, make({ a: 100, b: null, c: 30, d: 70 })).map(({ level }) => level)).toEqual([
      100, 100, 70, 70,
    ]);
  });
});
