import { describe, expect, it } from 'vitest';
import { make, textAt, why } from '../../testing/drawn.ts';
import { drawRings, sectionsOf } from './draw.ts';
import { ringsPicture } from './picture.ts';

describe('rings', () => {
  const block = {
    kind: 'rings',
    id: 'r',
    rings: ['t', 's', 'o'].map((figure) => ({ label: figure, figure, note: why })),
  } as const;
  it('areas go with the value: a quarter of it is half the radius', () => {
    const sections = sectionsOf(block, make({ t: 100, s: 25, o: 1 }), 80);
    expect(sections.map(({ radius }) => radius)).toEqual([80, 40, 8]);
    expect(sections.some(({ isSpeck }) => isSpeck)).toBe(false);
  });
  it('what would be a speck is marked by an open point at the centre', () => {
    const drawing = drawRings(block, make({ t: 1e9, s: 2.5e8, o: 1e3 }), 680);
    const open = drawing.marks.filter((mark) => mark.kind === 'point' && mark.hollow);
    expect(open).toMatchObject([{ x: 204, y: 18 }]);
  });
  it('says over what time a sum is', () => {
    const figures = make({ t: 100, s: 25, o: 1 }, { unit: 'money/year', currency: 'USD' });
    expect(textAt(drawRings(block, figures, 680), 't, a year')).toHaveLength(1);
    expect(ringsPicture.summary(block, figures)).toContain('t $100 a year');
  });
  it('a part that is not known is named and not drawn', () => {
    const drawing = drawRings(block, make({ t: 100, s: null, o: 1 }), 680);
    expect(textAt(drawing, 'not known')).toHaveLength(1);
    expect(drawing.marks.filter((mark) => mark.kind === 'point')).toHaveLength(2);
  });
});
