import { describe, expect, it } from 'vitest';
import { make, paths, rects, textAt, why } from '../../testing/drawn.ts';
import { drawScore } from './draw.ts';

describe('score on 228 px: 14 to 214, two pixels a point', () => {
  const figures = make({ s: 50 }, { range: { low: 30, high: 65, means: 'unknowns' } });
  const block = {
    kind: 'score',
    id: 'b',
    figure: 's',
    max: 100,
    bands: [{ label: 'Stop', from: 0, to: 40, tone: 'poor' }],
    caps: [{ at: 70, why }],
  } as const;
  const drawing = drawScore(block, figures, 228);
  it('the range is a span from 30 to 65', () => {
    expect(rects(drawing, 'figure')).toEqual([[74, 70, 70, 12]]);
  });
  it('above the cap everything is hatched', () => {
    expect(rects(drawing, 'wash')).toEqual([[154, 60, 60, 30]]);
    expect(paths(drawing, 'signal')).toEqual(['M154 18L154 90']);
  });
  it('two reasons at one height are one line', () => {
    const twice = { ...block, caps: [...block.caps, { at: 70, why: { ...why, id: 'w2' } }] };
    expect(drawScore(twice, figures, 228)).toEqual(drawing);
  });
  it('the band it is in is named in full, below the others where its place is too narrow', () => {
    const bands = [
      { label: 'Promising', from: 45, to: 55, tone: 'fair' },
      { label: 'Exceptional', from: 55, to: 60, tone: 'good' },
    ] as const;
    const narrow = drawScore({ ...block, bands }, figures, 228);
    expect(textAt(narrow, 'Promising')).toEqual([[114, 163]]);
    expect(textAt(narrow, 'Exceptional')).toEqual([]);
  });
  it('the number stands over its place', () => {
    expect(textAt(drawing, '50')[0]).toEqual([114, 47]);
  });
});
