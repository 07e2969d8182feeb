import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../export/to-markdown.ts';
import { make, paths, rects } from '../../testing/drawn.ts';
import { drawRadar } from './draw.ts';
import { radarPicture } from './picture.ts';

const axes = ['n', 'e', 's', 'w'].map((label) => ({ label, short: label }));
const block = {
  kind: 'radar',
  id: 'r',
  max: 10,
  axes,
  series: [{ label: 'one', figures: ['a', 'b', 'c', 'd'] }],
} as const;
const between = (low: number, high: number) => ({ range: { low, high, means: 'unknowns' } });
const ranged = {
  ...make({ a: 10 }, between(8, 10)),
  ...make({ b: 5 }, between(0, 10)),
  ...make({ c: 10 }, between(8, 10)),
  ...make({ d: null }, between(2, 6)),
};

describe('a radar with ranges, radius 82 about (152, 124)', () => {
  it('is a band: from the top clockwise, the low ends cut out of the high ones', () => {
    const drawing = drawRadar(block, ranged, 304);
    const band = drawing.marks.find((mark) => mark.kind === 'path' && mark.fill === 'figure');
    expect(band).toMatchObject({
      d: 'M152 42L234 124L152 206L102.8 124ZM152 58.4L152 124L152 189.6L135.6 124Z',
      opacity: 0.22,
    });
  });
  it('joins the values inside it and leaves a gap for what is not known', () => {
    expect(paths(drawRadar(block, ranged, 304), 'figure')).toContain('M152 42L193 124L152 206M152 42');
  });
  it('says each value with its range', () => {
    const texts = drawRadar(block, ranged, 304).marks.flatMap((mark) =>
      mark.kind === 'text' ? [mark.text] : [],
    );
    expect(texts).toEqual(expect.arrayContaining(['10 (8–10)', '5 (0–10)', '2–6']));
    expect(radarPicture.summary(block, ranged)).toBe(
      '4 axes from 0 to 10. one, highest n 10, lowest e 5. The band is the range; it is widest at e.',
    );
  });
  it('Markdown has a column for the ranges', () => {
    const report = { toolId: 't', title: 'T', blocks: [block], figures: ranged, sources: {} };
    expect(toMarkdown(report)).toMatch(/\| e \| 5[^|]*\| 0–10 \|/u);
  });
});

describe('a radar in which one figure has no range', () => {
  const figures = { ...ranged, ...make({ c: 7 }) };
  it('is bars, each with the range it has', () => {
    const drawing = drawRadar(block, figures, 165);
    // 10 px a level: the track ends 64 px before the width, for the value.
    expect(rects(drawing, 'figure').map(([, , width]) => width)).toEqual([100, 50, 70]);
    expect(rects(drawing, 'sheet')).toEqual([[21, 158, 40, 12]]);
    expect(paths(drawing, 'ink-soft')).toHaveLength(2);
    expect(radarPicture.summary(block, figures)).toContain('Drawn as bars');
  });
  it('two axes have no shape either', () => {
    const two = { ...block, axes: axes.slice(0, 2), series: [{ label: 'one', figures: ['a', 'b'] }] };
    expect(rects(drawRadar(two, ranged, 165), 'wash')).toHaveLength(2);
  });
});
